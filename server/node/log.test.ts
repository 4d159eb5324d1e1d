import { expect, test } from 'vitest';
import { formatForPeople } from './log.ts';

test('a terminal shows the time, the level, the message and the fields of an event', () => {
  const time = new Date(2026, 10, 28, 9, 5, 7).toISOString();
  const line = (fields: object) => formatForPeople(JSON.stringify({ time, ...fields }));
  expect(line({ level: 30, msg: 'stopped' })).toBe('09:05:07  info  stopped\n');
  expect(line({ level: 50, code: 'SQLITE_FULL', count: 2, msg: 'inquiry not stored' })).toBe(
    '09:05:07  error  inquiry not stored  code="SQLITE_FULL"  count=2\n',
  );
});
