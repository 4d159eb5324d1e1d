import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Says in the last lines how many journeys came through only when they were tried again, and which. */
export default class RetriedReporter implements Reporter {
  #all: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests();
  }

  onEnd(): void {
    const retried = this.#all.filter((test) => test.outcome() === 'flaky');
    for (const test of retried) {
      const [first] = test.results;
      const reason = first?.error?.message?.split('\n')[0] ?? first?.status;
      process.stdout.write(`flaky: ${test.titlePath().filter(Boolean).join(' › ')}: ${reason}\n`);
    }
    process.stdout.write(`${retried.length} of ${this.#all.length} journeys flaky\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
