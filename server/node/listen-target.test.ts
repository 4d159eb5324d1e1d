import { expect, test } from 'vitest';
import { chooseListenTarget } from './listen-target.ts';

const environment = { HOST: '127.0.0.1', PORT: 4321 };
const own = { host: '127.0.0.1', port: 4321 };

test('the service uses a socket that systemd passes, and otherwise its own host and port', () => {
  const choose = (variables: NodeJS.ProcessEnv) => chooseListenTarget(environment, variables, 70);
  expect(choose({ LISTEN_PID: '70', LISTEN_FDS: '1' })).toEqual({ fd: 3 });
  expect(choose({})).toEqual(own);
  expect(choose({ LISTEN_FDS: '1' })).toEqual(own);
  // Variables that were meant for a parent process.
  expect(choose({ LISTEN_PID: '69', LISTEN_FDS: '1' })).toEqual(own);
});

test('several passed sockets are refused, because connections to the others would wait forever', () => {
  const variables = { LISTEN_PID: '70', LISTEN_FDS: '2' };
  expect(() => chooseListenTarget(environment, variables, 70)).toThrow(/website\.socket.*one/);
});
