import { Icon } from './icon.tsx';
import './notice.css';
import './notices.css';

/**
 * Region for temporary notices at the bottom right of the screen; `show-notice.ts` fills it. Place it at the end of a
 * page, outside positioned elements that could clip it.
 *
 * Notices disappear, so code that shows a notice also writes the message into the page and moves the focus there. The
 * region is not a live region, because screen readers would otherwise read the message twice.
 */
export function Notices() {
  return (
    <section className="notices screen-only" aria-label="Notifications">
      <template>
        <div
          className="notice temporary-notice"
          role="group"
          aria-labelledby="temporary-notice-title"
          tabIndex={-1}
        >
          <p id="temporary-notice-title" className="notice-title" />
          <p className="temporary-notice-text" />
          <button type="button" aria-label="Close notification">
            <Icon name="close" size={16} />
          </button>
        </div>
      </template>
    </section>
  );
}
