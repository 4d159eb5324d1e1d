import { createContext, useContext } from 'react';
import type { FieldPath, Problem } from '../desk-api.ts';

/** What the parts of the form can do beyond their own value. */
export interface FormActions {
  /**
   * Sets a value anywhere in the file; undefined takes it out. Quick changes under one name in
   * `field` are taken back together.
   */
  change: (path: FieldPath, value: unknown, field?: string) => void;
  /** What stands anywhere in the file. */
  read: (path: FieldPath) => unknown;
  /** Opens what is folded around a field and puts the focus there. */
  reveal: (path: FieldPath, line?: number) => void;
  /** Says something to who does not see the page. */
  announce: (words: string) => void;
}

interface FormState {
  problems: readonly Problem[];
  /** The field to be shown; each asking is an object of its own. */
  wanted: { path: FieldPath } | undefined;
}

export const FormActionsContext = createContext<FormActions | undefined>(undefined);

export const FormStateContext = createContext<FormState>({ problems: [], wanted: undefined });

export function useFormActions(): FormActions {
  const actions = useContext(FormActionsContext);
  if (!actions) throw new Error('A field stands outside of the form.');
  return actions;
}

export const useFormState = (): FormState => useContext(FormStateContext);
