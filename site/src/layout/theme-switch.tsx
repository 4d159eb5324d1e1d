import { Icon, type IconName } from '#ui/controls/icon.tsx';
import { Tooltip } from '#ui/controls/tooltip.tsx';
import '#ui/controls/button.css';
import './theme-switch.css';

const themes = [
  { id: 'light', label: 'Light', icon: 'sun' },
  { id: 'dark', label: 'Dark', icon: 'moon' },
  { id: 'system', label: 'System', icon: 'screen' },
] as const satisfies readonly { id: string; label: string; icon: IconName }[];

/** Button and menu to choose the light, dark or system theme. Hidden without JavaScript. */
export function ThemeSwitch() {
  return (
    <div className="theme-switch scripted-only">
      <button
        type="button"
        className="button button-ghost button-icon tooltip-owner"
        popoverTarget="theme-menu"
        aria-label="Theme"
      >
        <Icon name="sun" className="theme-light" />
        <Icon name="moon" className="theme-dark" />
        <Tooltip>Theme</Tooltip>
      </button>
      <div id="theme-menu" popover="auto" className="theme-menu">
        <ThemeChoices />
      </div>
    </div>
  );
}

/** Buttons for the three themes. `theme-switch-script.ts` marks the selected one. */
export function ThemeChoices() {
  return (
    <div className="theme-choices scripted-only" role="group" aria-label="Theme">
      {themes.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          className="theme-choice flex items-center gap-3"
          data-theme-choice={id}
          aria-pressed="false"
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
