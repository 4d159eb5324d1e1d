import './breadcrumb.css';

export interface BreadcrumbPage {
  name: string;
  /** Undefined for the current page. */
  href?: string;
}

/** Breadcrumb navigation from the home page to the current page, which is the last entry. */
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
