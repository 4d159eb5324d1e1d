import { closedHeaders, contentSecurityPolicy } from '#contract/content-security-policy.ts';
import { readEnvironment } from '#contract/environment.ts';
import { parseCompany } from '#contract/read-company.ts';
import companyText from '../../content/company.yaml';
import { createService, type ServiceCore } from '../app.ts';
import { retryAfter } from '../inquiry/answers.ts';
import { DeliveryError } from '../outbox/deliver.ts';
import { deliverBySmtp } from '../outbox/deliver-by-smtp.ts';
import { createMailSender } from '../outbox/mail-sender.ts';
import { connectD1, type D1Binding } from './d1-database.ts';
import { createWorkerLog } from './log.ts';
import { createWorkerMailer, type RequestContext, type WorkerMailer } from './mailer.ts';
import { type AssetsBinding, createAssetPages, serveAssets } from './serve-assets.ts';
import { openSocket } from './socket.ts';

/** What the platform passes in: bindings by their names in `wrangler.jsonc`, settings as texts. */
interface Bindings {
  DB: D1Binding;
  ASSETS: AssetsBinding;
  [setting: string]: unknown;
}

/** The service on the network: the same app as on Node, its mails sent between requests. */
export default {
  async fetch(request: Request, bindings: Bindings, context: RequestContext): Promise<Response> {
    const service = startOnce(bindings);
    if (!service) return new Response('The service is not set up\n', refusal);
    const remoteAddress = request.headers.get('CF-Connecting-IP') ?? '';
    const incoming = { socket: { remoteAddress } };
    const response = await service.app.fetch(request, { incoming });
    service.mailer.sendIfWoken(context);
    return response;
  },

  async scheduled({ cron }: { cron: string }, bindings: Bindings): Promise<void> {
    const service = startOnce(bindings);
    if (!service) return;
    if (cron === everyNight) await service.everyDay();
    else await service.everyMinute();
    await service.mailer.sendOnSchedule();
  },
};

/** As `wrangler.jsonc` says it; every other time is for mails. */
const everyNight = '17 3 * * *';

interface WorkerService extends ServiceCore {
  mailer: WorkerMailer;
}

let started: WorkerService | undefined;

/** The service of this instance; undefined where its settings cannot be used, which is printed. */
function startOnce(bindings: Bindings): WorkerService | undefined {
  try {
    started ??= startWorkerService(bindings);
  } catch (error) {
    console.error((error as Error).message);
  }
  return started;
}

const refusal = {
  status: 503,
  headers: [
    ...closedHeaders,
    ['Cache-Control', 'no-store'],
    ['Retry-After', retryAfter],
  ] satisfies [string, string][],
};

/** Builds the service on what the platform gives; nothing runs yet. */
function startWorkerService({ DB, ASSETS, ...others }: Bindings): WorkerService {
  const settings = Object.entries(others).filter(([, value]) => typeof value === 'string');
  const environment = readEnvironment('/', Object.fromEntries(settings) as Record<string, string>);
  const company = parseCompany(companyText);
  const database = connectD1(DB);
  const policy = { formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed };
  const writePolicy = (html: string) => contentSecurityPolicy(html, policy);
  const log = createWorkerLog(environment.LOG_LEVEL);
  const deliver = environment.SMTP_URL
    ? deliverBySmtp(environment.SMTP_URL, environment.SMTP_TIMEOUT, openSocket)
    : () => Promise.reject(new DeliveryError('server', 'no SMTP_URL'));
  const sender = createMailSender({ environment, company, database, deliver, log });
  const mailer = createWorkerMailer(sender);
  const core = createService({
    environment,
    company,
    database,
    countingDatabase: database,
    pages: createAssetPages(ASSETS, writePolicy),
    site: serveAssets(ASSETS, writePolicy),
    mailer,
    // A Worker has no disk.
    mailFiles: { remove: async () => {} },
    log,
  });
  return { ...core, mailer };
}
