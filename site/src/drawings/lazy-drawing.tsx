import type { ReactElement } from 'react';

/**
 * A drawing from the file at `address` that comes after the first paint (`lazy-load.ts`), and
 * where no script runs at once. What it is part of is drawn by `children` around its `<use>`.
 */
export function LazyDrawing({
  address,
  children,
}: {
  address: string;
  children(shape: ReactElement): ReactElement;
}) {
  return (
    <>
      {children(<use data-href={address} />)}
      <noscript>{children(<use href={address} />)}</noscript>
    </>
  );
}
