import { expect, test } from 'vitest';
import { readSmtpAddress } from './smtp-address.ts';

test('only options of the connection are taken from the address of the server', () => {
  const kept = 'requireTLS=true&tls.rejectUnauthorized=false&name=site.company.test';
  const address = `smtp://me:p%40ss%25@mail.company.test:587/?${kept}`;
  expect(readSmtpAddress(`${address}&pool=true&logger=true&socketTimeout=1`)).toBe(address);
});

test('an address without options stays as it was written', () => {
  const address = 'smtps://me:50%@mail.company.test';
  expect(readSmtpAddress(address)).toBe(address);
});
