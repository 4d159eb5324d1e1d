import { closedHeaders, contentSecurityPolicy } from '#contract/content-security-policy.ts';
import { parseDepartments } from '#contract/departments.ts';
import { readEnvironment } from '#contract/environment.ts';
import { parseCompany } from '#contract/read-company.ts';
import companyText from '../../content/company.yaml';
import contactText from '../../content/contact.yaml';
import { createService, type ServiceCore } from '../app/app.ts';
import { retryAfter } from '../inquiry/answers.ts';
import { type Deliver, DeliveryError } from '../outbox/deliver.ts';
import { deliverBySmtp } from '../outbox/deliver-by-smtp.ts';
import { createMailSender } from '../outbox/mail-sender.ts';
import { connectD1, type D1Binding } from './d1-database.ts';
import { createWorkerLog } from './log.ts';
import { createWorkerMailer, type RequestContext, type WorkerMailer } from './mailer.ts';
import { type AssetsBinding, createAssetPages, serveAssets } from './serve-assets.ts';
import { openSocket } from './socket.ts';
import { countSubrequests, countSubrequestsLeft, runInvocation } from './subrequests.ts';

/** The daily cron schedule in `triggers` of `wrangler.jsonc`. The only other schedule runs every minute. */
const dailyCron = '17 3 * * *';

/**
 * Milliseconds. Longer than on Node, because each renewal is a query, of which `queriesPerMail` in
 * ../outbox/mail-sender.ts plans two for each email.
 */
const claimDuration = 90_000;

/** Status and headers of the response if the settings are invalid. */
const unavailable = {
  status: 503,
  headers: [
    ...closedHeaders,
    ['Cache-Control', 'no-store'],
    ['Retry-After', retryAfter],
  ] satisfies [string, string][],
};

/**
 * The values that Cloudflare passes to each call: bindings, with their names in `wrangler.jsonc`, and
 * settings.
 */
interface Bindings {
  DB: D1Binding;
  ASSETS: AssetsBinding;
  [setting: string]: unknown;
}

/**
 * The service as a Worker: the same app as on Node. Emails are sent after responses and in scheduled events.
 */
export default {
  fetch(request: Request, bindings: Bindings, context: RequestContext): Promise<Response> {
    return runInvocation(async () => {
      const service = startOnce(bindings);
      if (!service) return new Response('The service is not set up\n', unavailable);
      const remoteAddress = request.headers.get('CF-Connecting-IP') ?? '';
      // `@hono/node-server` passes the same structure, so `forwarded.ts` can run on both hosts.
      const incoming = { socket: { remoteAddress } };
      const response = await service.app.fetch(request, { incoming });
      service.mailer.sendIfWoken(context);
      return response;
    });
  },

  scheduled({ cron }: { cron: string }, bindings: Bindings): Promise<void> {
    return runInvocation(async () => {
      const service = startOnce(bindings);
      if (!service) return;
      if (cron === dailyCron) await service.runEveryDay();
      else await service.runEveryMinute();
      await service.mailer.sendOnSchedule();
    });
  },
};

interface WorkerService extends ServiceCore {
  mailer: WorkerMailer;
}

let started: WorkerService | undefined;

/**
 * Returns the service of this Worker instance. If the settings are invalid, prints the reason and returns
 * undefined.
 */
function startOnce(bindings: Bindings): WorkerService | undefined {
  try {
    started ??= createWorkerService(bindings);
  } catch (error) {
    console.error((error as Error).message);
  }
  return started;
}

function createWorkerService({ DB, ASSETS, ...others }: Bindings): WorkerService {
  const settings = Object.entries(others).filter(([, value]) => typeof value === 'string');
  const environment = readEnvironment('/', Object.fromEntries(settings) as Record<string, string>);
  const company = parseCompany(companyText);
  const database = connectD1(DB);
  const log = createWorkerLog(environment.LOG_LEVEL);
  const policy = { formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed };
  const writePolicy = (html: string) => contentSecurityPolicy(html, policy);
  const deliver: Deliver = environment.SMTP_URL
    ? deliverBySmtp(environment.SMTP_URL, environment.SMTP_TIMEOUT, openSocket)
    : () => Promise.reject(new DeliveryError('server', 'no SMTP_URL'));
  const mailer = createWorkerMailer(
    createMailSender({
      environment,
      company,
      departments: parseDepartments(contactText),
      database,
      deliver,
      claimDuration,
      log,
    }),
    countSubrequestsLeft,
  );
  const assets: AssetsBinding = {
    fetch(request) {
      countSubrequests(1);
      return ASSETS.fetch(request);
    },
  };
  const core = createService({
    environment,
    company,
    database,
    rateLimitDatabase: database,
    sitePages: createAssetPages(assets, writePolicy),
    serveSite: serveAssets(assets, writePolicy),
    mailer,
    // A Worker has no disk.
    deleteMailFiles: async () => {},
    queriesLeft: countSubrequestsLeft,
    log,
  });
  return { ...core, mailer };
}
