import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type DeployedSite, deploySite } from '../browser/deployed-site.ts';
import { listLeads } from '../browser/visitor.ts';
import { describeHeader } from './describe-header.ts';
import { describeInquiries } from './describe-inquiries.ts';
import { describePages } from './describe-pages.ts';
import { describeParts } from './describe-parts.ts';
import type { Engine } from './engine.ts';
import { type Welcome, welcomeTo } from './visitor.ts';

/** What a visitor with this engine can rely on. */
export function describeJourneys(start: () => Promise<Engine>): void {
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
    const visitor = welcomeTo(window, site.origin, script);
    await visitor.resize(width);
    return visitor;
  };

  describePages(welcome);
  describeHeader(welcome);
  describeInquiries(welcome, (name) =>
    listLeads(site.dataFolder).filter((each) => each.name === name),
  );
  describeParts(welcome);
}
