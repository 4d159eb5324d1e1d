import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui/icon.tsx';
import type { FieldPath } from '../desk-api.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { fieldId, nameEntry, nameField, nameOne } from '../field-names.ts';
import { Fold } from './fold.tsx';
import { useFormActions } from './form-actions.ts';
import { isFlat } from './is-flat.ts';

/** An entry of a list: one control in a row, or a group that folds under its first words. */
export function ListEntry({
  children,
  buttonsProps,
  index,
  totalItems,
}: ArrayFieldItemTemplateProps) {
  const { path } = buttonsProps.fieldPathId;
  const { formData, schema } = (children as ReactElement<{ formData: unknown; schema: RJSFSchema }>)
    .props;
  const kind = nameOne(nameField(String(path.at(-2))));
  const name =
    nameEntry(formData) || `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${index + 1}`;
  const tools = (
    <EntryTools
      path={path}
      index={index}
      count={totalItems}
      name={name.slice(0, 40)}
      moveUp={buttonsProps.onMoveUpItem}
      moveDown={buttonsProps.onMoveDownItem}
      remove={buttonsProps.onRemoveItem}
    />
  );
  if (isFlat(schema)) {
    return (
      <li className="entry entry-row">
        <span className="fold-number" aria-hidden="true">
          {index + 1}
        </span>
        {children}
        {tools}
      </li>
    );
  }
  return (
    <li className="entry">
      <Fold path={path} title={name} number={index + 1} tools={tools} className="fold fold-entry">
        {children}
      </Fold>
    </li>
  );
}

interface EntryToolsProps {
  path: FieldPath;
  index: number;
  count: number;
  name: string;
  moveUp: () => void;
  moveDown: () => void;
  remove: () => void;
}

function EntryTools({ path, index, count, name, moveUp, moveDown, remove }: EntryToolsProps) {
  const { announce } = useFormActions();
  const list = path.slice(0, -1);
  const move = (by: number, act: () => void, button: string) => {
    changeList(act, `${fieldId([...list, index + by])}.${button}`);
    announce(`${name} is now ${index + by + 1} of ${count}.`);
  };
  return (
    <span className="entry-tools">
      <Tool
        id={`${fieldId(path)}.up`}
        icon={<DeskIcon name="up" />}
        label={`Move up: ${name}`}
        onClick={index > 0 ? () => move(-1, moveUp, 'up') : undefined}
      />
      <Tool
        id={`${fieldId(path)}.down`}
        icon={<DeskIcon name="down" />}
        label={`Move down: ${name}`}
        onClick={index < count - 1 ? () => move(1, moveDown, 'down') : undefined}
      />
      <Tool
        id={`${fieldId(path)}.remove`}
        icon={<Icon name="close" size={18} />}
        label={`Remove: ${name}`}
        onClick={() => {
          const next = Math.min(index, count - 2);
          const place = next < 0 ? `${fieldId(list)}.add` : `${fieldId([...list, next])}.remove`;
          changeList(remove, place);
          announce(`${name} removed. Undo brings it back.`);
        }}
      />
    </span>
  );
}

/** A button of an entry; one that can do nothing keeps the focus and says so. */
function Tool({
  id,
  icon,
  label,
  onClick,
}: {
  id: string;
  icon: ReactNode;
  label: string;
  onClick: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      id={id}
      className="tool"
      aria-label={label}
      title={label}
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

/**
 * Builds the list anew and puts the focus at a button of it, both before the next key is read: a
 * focus that came later would take that key to the wrong button.
 */
function changeList(act: () => void, id: string) {
  flushSync(act);
  document.getElementById(id)?.focus();
}
