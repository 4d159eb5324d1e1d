import { expect, test } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { openWorkerStore } from '../edge/open-worker-store.ts';
import { runWorker } from '../testing/run-for-test.ts';
import { scaleDown } from '../testing/scale.ts';
import { createTestRoot } from '../testing/test-service.ts';
import { Acknowledgements, createPost, type Post } from './acknowledgements.ts';

// The number of kills is small, because each start of the runtime takes seconds.
const kills = scaleDown(4);
const connections = 20;

test('a Worker that is killed several times stores each inquiry once, with one email', async () => {
  const root = createTestRoot();
  const acknowledgements = new Acknowledgements();
  const all = Array.from({ length: scaleDown(2000) }, createPost);
  let remaining: Post[] = [...all];
  for (let round = 0; round <= kills; round++) {
    const { address, kill } = await runWorker(root);
    // The last round repeats the posts that got no response because of the last kill.
    const isLastRound = round === kills;
    const share = isLastRound ? remaining.length : Math.floor(all.length / (kills + 1));
    const unanswered: Post[] = [];
    const now = remaining.slice(0, share);
    let answered = 0;
    let killing: Promise<void> | undefined;
    const sendUntilNoneIsLeft = async () => {
      for (let post = now.shift(); post; post = now.shift()) {
        const { status } = await acknowledgements.post(address, post);
        if (status === 201) answered += 1;
        else unanswered.push(post);
        if (!isLastRound && answered > share / 2) killing ??= kill();
      }
    };
    await Promise.all(Array.from({ length: connections }, sendUntilNoneIsLeft));
    // Waits until the Worker has exited, because the next Worker opens the same database.
    await (killing ?? kill());
    remaining = [...unanswered, ...remaining.slice(share)];
  }
  expect(remaining).toEqual([]);
  expect(acknowledgements.count).toBe(all.length);
  const { database, close } = await openWorkerStore(false)(readEnvironment(root, {}), root, 'read');
  expect(await acknowledgements.findBroken(database)).toEqual([]);
  await close();
}, 900_000);
