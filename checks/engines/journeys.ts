import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';
import { type DeployedSite, deploySite } from '../browser/deployed-site.ts';
import { listLeads } from '../browser/visitor.ts';
import { describeHeader } from './describe-header.ts';
import { describeInquiries } from './describe-inquiries.ts';
import { describePages } from './describe-pages.ts';
import { describeParts } from './describe-parts.ts';
import type { Engine } from './engine.ts';
import { Visitor, type Welcome } from './visitor.ts';

/** What a visitor with this engine can rely on. */
export function describeJourneys(
  engineName: 'firefox' | 'webkit',
  start: () => Promise<Engine>,
): void {
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
    // A driver has no switch for Safari's script.
    const isSafari = process.platform === 'darwin' && engineName === 'webkit';
    if (!script && isSafari) TestRunner.getCurrentTest()?.context.skip('Safari runs script always');
    const window = await engine.openWindow({ script });
    onTestFinished(() => window.close());
    const visitor = new Visitor(window, site.origin, script);
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
