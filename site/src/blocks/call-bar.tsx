import type { Company } from '#contract/company.ts';
import { Icon } from '#ui/controls/icon.tsx';
import './call-bar.css';

/** Bar with the emergency number at the bottom of phone screens, within reach of the thumb. The bar ends at the footer. */
export function CallBar({ label, phone }: { label: string; phone: Company['emergencyPhone'] }) {
  return (
    <a className="call-bar always-dark" href={`tel:${phone.number}`}>
      <span className="type-mono text-ink-2">{label}</span>
      <Icon name="phone" />
      <b>{phone.display}</b>
    </a>
  );
}
