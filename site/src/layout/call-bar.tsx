import type { Company } from '#contract/company.ts';
import { Icon } from '#ui/controls/icon.tsx';
import './call-bar.css';

/** The number at the foot of a phone's screen, where a thumb is, as long as the page itself is on it. */
export function CallBar({ label, phone }: { label: string; phone: Company['emergencyPhone'] }) {
  return (
    <a className="call-bar dusk" href={`tel:${phone.number}`}>
      <span className="type-mono text-ink-2">{label}</span>
      <Icon name="phone" />
      <b>{phone.display}</b>
    </a>
  );
}
