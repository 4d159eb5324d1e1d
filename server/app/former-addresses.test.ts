import { expect, test } from 'vitest';
import { startTestService } from '../testing/test-service.ts';

// The test site has a page at the former address, as the build has for hosts that do not read `_redirects`.
test.each([
  ['/moved', '/contact'],
  ['/moved?about=Pump', '/contact?about=Pump'],
  ['/moved/', '/moved'],
  ['/MOVED?about=Pump', '/moved?about=Pump'],
])('the former address %s redirects permanently to %s', async (former, current) => {
  const { request } = await startTestService();
  for (const method of ['GET', 'HEAD']) {
    const response = await request(former, { method });
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(current);
    expect(await response.text()).toBe('');
  }
});

test('an address that only starts like a former address gets the not-found page', async () => {
  const { request } = await startTestService();
  expect((await request('/moved/on')).status).toBe(404);
});
