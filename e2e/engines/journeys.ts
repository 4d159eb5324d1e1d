import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type DeployedSite, deploySite } from '../deployed-site.ts';
import { listLeads } from '../visitor.ts';
import { describeHeader } from './describe-header.ts';
import { describeInquiries } from './describe-inquiries.ts';
import { describePages } from './describe-pages.ts';
import { describeParts } from './describe-parts.ts';
import type { Engine } from './engine.ts';
import { Visitor, type Welcome } from './visitor.ts';

/** What a visitor with this engine can rely on. */
export function describeJourneys(engineName: string, start: () => Promise<Engine>): void {
  let site: DeployedSite;
  let engine: Engine;

  beforeAll(async () => {
    site = await deploySite();
    engine = await start();
  });

  afterAll(async () => {
    await engine?.close();
    await site?.remove();
  });

  const welcome: Welcome = async ({ width = 1440, script = true } = {}) => {
    const window = await engine.openWindow({ script });
    onTestFinished(() => window.close());
    await window.resize(width, width < 768 ? 844 : 900);
    return new Visitor(window, site.origin, script);
  };

  describePages(welcome, engineName);
  describeHeader(welcome);
  describeInquiries(welcome, (name) =>
    listLeads(site.dataFolder).filter((each) => each.name === name),
  );
  describeParts(welcome);
}
