import './breadcrumb.css';

export interface BreadcrumbPage {
  name: string;
  /** Absent on the current page. */
  href?: string;
}

/** The way from home to this page; the last entry is the page itself. */
export function Breadcrumb({
  pages,
  label = 'Breadcrumb',
}: {
  pages: readonly BreadcrumbPage[];
  label?: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb">
        {pages.map((page) => (
          <li key={page.name}>
            {page.href ? (
              <a href={page.href}>{page.name}</a>
            ) : (
              <span aria-current="page">{page.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
