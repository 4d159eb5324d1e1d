import type { ReactElement } from 'react';
import { IconFrame } from '#ui/icon.tsx';

type DeskIconName = 'up' | 'down' | 'plus' | 'undo' | 'reload' | 'open' | 'phone' | 'search';

/** A picture inside a named control that the site itself does not have. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return <IconFrame size={18}>{drawings[name]}</IconFrame>;
}

const drawings: Record<DeskIconName, ReactElement> = {
  up: <path d="M10 16.5v-13M4.5 9 10 3.5 15.5 9" />,
  down: <path d="M10 3.5v13M4.5 11l5.5 5.5 5.5-5.5" />,
  plus: <path d="M10 3.5v13M3.5 10h13" />,
  undo: <path d="M7.5 3.5 3.5 7.5l4 4M3.5 7.5h8a5 5 0 0 1 0 10h-4" />,
  reload: <path d="M16.5 10A6.5 6.5 0 1 1 14 4.9M14 1.5v4h-4" />,
  open: <path d="M11 3.5h5.5V9M16.5 3.5 9 11M13.5 11v5.5h-10v-10H9" />,
  phone: <path d="M6 2.5h8v15H6zM9 15h2" />,
  search: <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4" />,
};
