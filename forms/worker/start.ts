import type { Company } from '../../contract/company.ts';
import { contentSecurityPolicy } from '../../contract/content-security-policy.ts';
import type { Environment } from '../../contract/environment.ts';
import { createService, type ServiceCore } from '../create-service.ts';
import type { Deliver } from '../outbox/deliver.ts';
import { deliverBySmtp } from '../outbox/deliver-by-smtp.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import type { Bindings } from './bindings.ts';
import { connectD1 } from './d1-database.ts';
import { createWorkerLog } from './log.ts';
import { createAssetPages, serveAssets } from './serve-assets.ts';
import { openSocket } from './socket.ts';

/** Builds the service on what the platform gives; nothing runs yet. */
export function startWorkerService(
  { DB, ASSETS }: Bindings,
  environment: Environment,
  company: Company,
): ServiceCore {
  const database = connectD1(DB);
  const policy = { formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed };
  const writePolicy = (html: string) => contentSecurityPolicy(html, policy);
  const core = createService({
    environment,
    company,
    database,
    countingDatabase: database,
    pages: createAssetPages(ASSETS),
    site: serveAssets(ASSETS, writePolicy),
    documents: { writePolicy },
    deliver: chooseDelivery(environment),
    // A Worker has no disk.
    mailFiles: { remove: async () => {} },
    onWaiting: () => core.outbox.order(),
    log: createWorkerLog(environment.LOG_LEVEL),
  });
  return core;
}

function chooseDelivery({ SMTP_URL, SMTP_TIMEOUT }: Environment): Deliver {
  if (SMTP_URL) return deliverBySmtp(SMTP_URL, SMTP_TIMEOUT, openSocket);
  return async () => {
    throw new DeliveryError('server', 'no SMTP_URL', undefined);
  };
}
