import type { Company } from '../../contract/company.ts';
import type { Environment } from '../../contract/environment.ts';

/** Who mails come from and go to. Nothing a visitor types becomes a receiver of an inquiry. */
export interface MailAddresses {
  company: string;
  phone: string;
  from: string;
  to: readonly string[];
  /** Stands behind the @ of every Message-ID. */
  domain: string;
}

/** The addresses that the settings name; where they do not, the company's own address. */
export function readMailAddresses(
  environment: Pick<Environment, 'MAIL_FROM' | 'MAIL_TO'>,
  company: Company,
): MailAddresses {
  const from = environment.MAIL_FROM ?? company.email;
  return {
    company: company.name,
    phone: company.phone.display,
    from,
    to: environment.MAIL_TO ?? [company.email],
    domain: from.slice(from.lastIndexOf('@') + 1),
  };
}
