import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runService } from '#service/robustness/running-service.ts';
import { findBuiltSite, listBuiltPages } from './built-pages.ts';
import { generateLoad, type LoadResult } from './load.ts';
import type { Report } from './report.ts';

const connections = 50;

/**
 * How many built pages in a second the service serves, each in turn.
 *
 * @throws Error when there is no built site.
 */
export async function benchStatic(root: string): Promise<Report> {
  const site = findBuiltSite(root);
  const folder = mkdtempSync(join(tmpdir(), 'bench-static-'));
  try {
    const paths = listBuiltPages(site).filter((path) => path !== '/404');
    const service = await runService(root, { settings: { DATA_DIR: folder } });
    const own = await load(service.address, paths).finally(() => service.process.kill('SIGTERM'));
    await service.exited;
    return {
      title: `${paths.length} built pages over ${connections} connections, Brotli or gzip`,
      figures: [
        { name: 'Pages', value: own.perSecond, unit: 'per second', atLeast: 5000 },
        { name: 'Wait, 99 of 100 within', value: own.p99, unit: 'ms', atMost: 20 },
        { name: 'Wait, half within', value: own.median, unit: 'ms' },
        { name: 'Sent', value: own.bytesPerSecond / 1e6, unit: 'MB/s' },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(address: string, paths: string[]): Promise<LoadResult> {
  let turn = 0;
  const result = await generateLoad({
    address,
    connections,
    warmUp: 2,
    duration: 10,
    nextRequest() {
      turn += 1;
      return [
        `GET ${paths[turn % paths.length]} HTTP/1.1`,
        'Host: localhost',
        'Accept: text/html',
        'Accept-Encoding: gzip, deflate, br',
        '',
        '',
      ].join('\r\n');
    },
  });
  const others = Object.keys(result.answers).filter((status) => status !== '200');
  if (others.length > 0) throw new Error(`${address} answered ${others.join(', ')}`);
  return result;
}
