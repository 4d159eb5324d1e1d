import type { Locator, Page } from '@playwright/test';
import type { InquiryField } from '#contract/inquiry-form.ts';

/* Locators for parts of the contact page. */

/** The region that contains the notices. */
export const notices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications', exact: true });

/** The status line about a failed inquiry, beside the send button. */
export const outcome = (page: Page): Locator => page.locator('[data-send-outcome]');

/** What takes the place of the form after an inquiry is sent. */
export const receipt = (page: Page): Locator =>
  page.locator('.receipt', { has: page.getByRole('heading', { name: 'It is with us' }) });

export const errorSummary = (page: Page): Locator => page.locator('[data-error-summary]');

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send message' });

const labels: Record<InquiryField, string> = {
  kind: 'What is it about?',
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  location: 'Location',
  service: 'Department',
  message: 'Message',
};

/** The input of a field. Only the label of `phone` is matched exactly, because other labels contain the same word. */
export const field = (page: Page, name: InquiryField): Locator =>
  page.locator('form').getByLabel(labels[name], { exact: name === 'phone' });

/** The radio button for the kind of inquiry: `job` is work for a client, `work` is a job application. */
export const kindChoice = (page: Page, kind: 'job' | 'work'): Locator =>
  page.getByRole('radio', {
    name: kind === 'job' ? 'I have a job for you' : 'I want to work with you',
  });
