import type { ReactNode } from 'react';
import { type Columns, columnClasses } from '../sections/column-classes.ts';
import './card-grid.css';

/**
 * How phones show a card: picture above the words; a small picture beside the title; only the words; or two cards in a
 * row, with picture and title.
 */
export type PhoneCards = 'stacked' | 'beside' | 'words' | 'pairs';

/** List of cards, with the pictures, words and title blocks of each row in one line. */
export function CardGrid({
  count,
  columns,
  phones = 'stacked',
  className = '',
  children,
}: {
  /** Number of cards. */
  count: number;
  /** Number of columns on wide screens. By default, it follows from the number of cards. */
  columns?: Columns | undefined;
  phones?: PhoneCards;
  className?: string;
  children: ReactNode;
}) {
  const grid = `card-grid cards-${phones} ${className}`.trim();
  return (
    <ul role="list" className={columnClasses(grid, count, columns)}>
      {children}
    </ul>
  );
}
