import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginForm, type FilledForm } from './filled-form.ts';
import { FormSession } from './form-session.ts';

/** Forms that were kept, in the order of saving. */
let kept: FilledForm[] = [];
let isDiskFull = false;

beforeEach(() => {
  vi.useFakeTimers();
  kept = [];
  isDiskFull = false;
});
afterEach(() => vi.useRealTimers());

function openSession(): FormSession {
  const keep = async (form: FilledForm) => {
    if (isDiskFull) throw new DOMException('full', 'QuotaExceededError');
    kept.push(form);
  };
  const fields = () => new Map([['line/site', 'Site']]);
  const form = beginForm({ formId: 'torque-sheet', title: 'Torque sheet' });
  return new FormSession(form, keep, fields);
}

test('a form is kept from its first typed value on, not before', async () => {
  const session = openSession();
  session.setStatus('empty');
  await session.save();
  expect(kept).toEqual([]);
  session.setText('line/site', 'Site 7');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept.map(({ values }) => values)).toEqual([{ 'line/site': 'Site 7' }]);
  expect(session.status).toBe('kept');
});

test('while somebody types without a pause, at most a second is not kept', async () => {
  const session = openSession();
  session.setStatus('empty');
  for (let second = 0; second < 2; second += 0.1) {
    session.setText('line/site', `Site ${second}`);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(kept.length).toBeGreaterThanOrEqual(2);
});

test('the time at which the form was last kept moves on, and listeners learn of it', async () => {
  const session = openSession();
  session.setStatus('empty');
  session.setText('line/site', 'Site 7');
  await session.save();
  const first = session.keptAt;
  const times: number[] = [];
  session.subscribe(() => times.push(session.keptAt));
  await vi.advanceTimersByTimeAsync(120_000);
  session.setText('line/site', 'Site 8');
  await session.save();
  expect(times).toEqual([first + 120_000]);
});

test('text that was typed before the store has answered is kept once it answers', async () => {
  const session = openSession();
  session.setText('line/site', 'Site 7');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toEqual([]);
  session.setStatus('empty');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toHaveLength(1);
});

test('each value is kept with the label of its field', async () => {
  const session = openSession();
  session.setStatus('empty');
  session.setText('line/site', 'Site 7');
  await session.save();
  expect(kept[0]?.labels).toEqual({ 'line/site': 'Site' });
});

test('a change that could not be kept is kept with the next one', async () => {
  const session = openSession();
  session.setStatus('empty');
  session.setText('line/site', 'Site 7');
  await session.save();
  isDiskFull = true;
  session.setText('line/site', 'Site 8');
  await session.save();
  expect(session.status).toBe('failed');
  isDiskFull = false;
  session.setText('line/date', 'Today');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.status).toBe('kept');
  expect(kept.at(-1)?.values).toEqual({ 'line/site': 'Site 8', 'line/date': 'Today' });
});

test('a browser that has kept nothing yet is not said to have failed', async () => {
  isDiskFull = true;
  const session = openSession();
  session.setStatus('unavailable');
  session.setText('line/site', 'Site 7');
  await session.save();
  expect(session.status).toBe('unavailable');
});

test('a form that another tab edits is not saved', async () => {
  const session = openSession();
  session.setStatus('elsewhere');
  session.setText('line/site', 'Site 7');
  await session.save();
  expect(kept).toEqual([]);
});

test('after the clock was set back, a form still counts as changed after its last change', () => {
  const session = openSession();
  const before = session.form.changedAt;
  vi.setSystemTime(before - 86_400_000);
  session.setText('line/site', 'Site 7');
  expect(session.form.changedAt).toBeGreaterThan(before);
});
