import type { CorePage } from './core-pages.ts';
import { isAsset, storedAssets } from './stored-assets.ts';
import { core, coreCache, coreCachePrefix, storedDocument } from './stored-documents.ts';
import type { ExtendableEvent, StoreEvent } from './worker-scope.ts';

/**
 * Keeps what a page was made of before the worker was there, then the core pages that are missing,
 * one after another so that the visitor's own next page is not kept waiting.
 *
 * @throws when the network goes away; what was stored until then stays.
 */
export async function storeForPage(event: StoreEvent): Promise<void> {
  const { read, when } = event.data;
  for (const address of read) {
    const url = new URL(address);
    if (isAsset(url)) await storeAsset(event, address);
    else if (url.href === event.source?.url) await storePage(event, url);
  }
  for (const page of core.pages.slice(0, core.counts[when])) await storeCorePage(event, page);
  if (when === 'later') await removeOlderCores();
}

/** A page is stored after its files, so that none is ever kept without them. */
async function storeCorePage(event: ExtendableEvent, { path, assets }: CorePage): Promise<void> {
  for (const asset of assets) await storeAsset(event, asset);
  const cache = await caches.open(coreCache);
  if (!(await cache.match(path, { ignoreVary: true }))) {
    await storePage(event, new URL(path, location.origin));
  }
}

async function storeAsset(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address, { priority: 'low' });
  const [response, stored] = storedAssets.handleAll({ event, request });
  const { ok, status } = await response;
  if (!ok) throw new Error(`${address} answered ${status}`);
  await stored;
}

async function storePage(event: ExtendableEvent, url: URL): Promise<void> {
  const request = new Request(url, { priority: 'low' });
  const [response, stored] = storedDocument(url).handleAll({ event, request });
  await response;
  await stored;
}

async function removeOlderCores(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(coreCachePrefix) && name !== coreCache) await caches.delete(name);
  }
}
