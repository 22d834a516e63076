/** Marks the links of the header that lead to the page which is shown. */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".site-header nav a"))
    if (link.pathname === location.pathname && link.origin === location.origin)
      link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
}
