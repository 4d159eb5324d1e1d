import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, onTestFinished } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { readCompany } from '#contract/read-company.ts';
import { type InquiryRecord, listInquiries } from '../inquiry/store/inquiry-records.ts';
import { openDatabase } from '../node/database/open.ts';
import { type Service, startService } from '../node/service.ts';
import { testCompany, testCompanyFile } from './test-company.ts';
import { writeTestSite } from './write-site.ts';

/** Whether the tests run on the Worker. */
export const isWorker = process.env.TEST_HOST === 'worker';

/** The company of the tested service. The Worker's bundle contains the company in `content/` instead. */
export const servedCompany = isWorker ? await readCompany() : testCompany;

/** The visitor's IP address if a test sets none. */
const visitor = '198.51.100.7';

/**
 * The service of one test, with its own folder and database. On Node, requests are passed to it without a
 * server.
 */
export interface TestService extends Omit<Service, 'started'> {
  root: string;
  logLines: string[];
  request(path: string, init?: TestRequest): Promise<Response>;
  /** Posts the contact form as the page's script does. `init` overrides parts of the request. */
  post(fields?: Fields, init?: TestRequest): Promise<Response>;
  /** Returns the stored inquiries, read over a separate connection to the database. */
  list(): Promise<InquiryRecord[]>;
}

/** Form values by field name. A field with a list of values is sent several times. */
export type Fields = Record<string, string | string[]>;

export interface TestRequest extends RequestInit {
  /** The visitor's IP address. */
  from?: string;
}

/** A started service, on Node or on the Worker. */
type StartedHost = Pick<TestService, 'list' | 'logLines' | 'stop'> & {
  send(path: string, init: RequestInit, from: string): Promise<Response>;
};

/** Registers a cleanup function that runs after the test or after all tests of the file. */
type AtEnd = (act: () => void | Promise<void>) => void;

/** Valid values for the required fields. */
export const goodFields = {
  name: 'Ann Lee',
  phone: '+1 432 555 0100',
  email: 'ann@example.com',
} as const;

/** The initial values of the form. */
export const emptyFields = Object.fromEntries(
  inquiryFields.map((field) => [field, getField(field).initial ?? '']),
) as Record<InquiryField, string>;

/** Headers of a browser that posts the form without JavaScript. */
export const browserHeaders = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } as const;

/** Creates a folder that is deleted after the test. */
export function createTestFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a folder with the `content/company.yaml` of the test company and a built site, like the project's root folder. */
export function createTestRoot(atEnd?: AtEnd): string {
  const root = createTestFolder(atEnd);
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/company.yaml'), testCompanyFile);
  writeTestSite(join(root, 'dist'));
  return root;
}

/**
 * Whether the tests run on the Worker, to skip tests that cannot run there: `test.skipIf(onWorker('the
 * reason'))`. The tests in `server/inquiry` run on both hosts; see `worker` in `vitest.config.ts`.
 */
export const onWorker = (_reason: string): boolean => isWorker;

/** Starts the service on Node, or on the Worker if `isWorker` is true. */
export async function startTestService(
  settings: Record<string, string> = {},
  root: string = createTestRoot(),
  atEnd: AtEnd = onTestFinished,
): Promise<TestService> {
  if (!isWorker) return startNodeService(settings, root, atEnd);
  const { startOnWorker } = await import('./worker-service.ts');
  return toTestService(await startOnWorker(settings), root);
}

/** Starts the service on Node, even if the tests run on the Worker. */
export async function startNodeService(
  settings: Record<string, string>,
  root: string,
  atEnd: AtEnd = onTestFinished,
): Promise<TestService> {
  return toTestService(await startOnNode(settings, root, atEnd), root);
}

function toTestService({ send, ...service }: StartedHost, root: string): TestService {
  const request: TestService['request'] = (path, { from = visitor, ...init } = {}) =>
    send(path, init, from);
  return {
    // The Worker has no `app` and `log`. Tests that use them are skipped on the Worker.
    ...(service as Pick<TestService, 'app' | 'log' | 'stop' | 'logLines' | 'list'>),
    root,
    request,
    post: (fields = goodFields, init = {}) =>
      request('/api/contact', { method: 'POST', body: toFormData(fields), ...init }),
  };
}

async function startOnNode(settings: Record<string, string>, root: string, atEnd: AtEnd) {
  const environment = readEnvironment(root, { RATE_LIMIT: 'off', ...settings });
  const logLines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => logLines.push(line) });
  const service = await startService(environment, { root, siteFolder: join(root, 'dist'), log });
  // A daily run that is still under way would include what the test posts.
  await service.started;
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= service.stop();
    return stopping;
  };
  atEnd(stop);
  return {
    ...service,
    stop,
    logLines,
    send: async (path: string, init: RequestInit, remoteAddress: string) =>
      service.app.request(path, init, { incoming: { socket: { remoteAddress } } }),
    async list() {
      const database = await openDatabase(environment, root);
      try {
        return await listInquiries(database);
      } finally {
        database.close();
      }
    },
  };
}

/** Starts one service for all tests of a file. These tests must not store anything. */
export function shareTestService(): () => TestService {
  let service: TestService;
  beforeAll(async () => {
    const ends: (() => unknown)[] = [];
    const atEnd: AtEnd = (act) => ends.push(act);
    service = await startTestService({}, createTestRoot(atEnd), atEnd);
    return async () => {
      for (const end of ends.reverse()) await end();
    };
  });
  return () => service;
}

export function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return form;
}
