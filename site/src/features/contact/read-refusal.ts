import { type FieldErrors, inquiryPath, sentFields } from '#contract/inquiry-form.ts';
import { describeRefusal, isRefusalStatus } from '#contract/refusals.ts';

/** Explanation of a response that rejects a form. Both parts are empty if another form service sent the response. */
export interface ExplainedRefusal {
  errors: FieldErrors;
  reason: string | undefined;
}

/** Reads the errors and the reason from a response of the service. Other form services may answer anything. */
export async function readRefusal(response: Response, endpoint: URL): Promise<ExplainedRefusal> {
  return {
    errors: response.status === 422 ? await readErrors(response) : {},
    reason: endpoint.pathname === inquiryPath ? readReason(response) : undefined,
  };
}

function readReason({ status, headers }: Response): string | undefined {
  if (!isRefusalStatus(status)) return undefined;
  return describeRefusal(status, headers.get('Retry-After')).reason;
}

/** Reads a body such as `{"errors": {"email": "Enter an email address."}}`. Everything else is ignored. */
async function readErrors(response: Response): Promise<FieldErrors> {
  const body: unknown = await response.json().catch(() => undefined);
  const sent = getProperty(body, 'errors');
  const errors: FieldErrors = {};
  for (const name of sentFields) {
    const message = getProperty(sent, name);
    if (typeof message === 'string' && message !== '') errors[name] = message;
  }
  return errors;
}

function getProperty(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;
}
