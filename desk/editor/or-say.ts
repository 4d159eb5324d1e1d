import { Refusal } from './desk-api.ts';
import { showNotice } from './desk-notices.tsx';

/** Does something, or says in the corner under `title` why it was not done; whether it was done. */
export async function orSay(title: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    showNotice('destructive', title, error instanceof Refusal ? error.message : String(error));
    return false;
  }
}
