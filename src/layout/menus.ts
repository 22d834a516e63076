const closeDelay = 160;
const reopenDelay = 120;

/** Makes the menus of the header answer to mouse, keyboard and touch. `clicked` is what was pressed before they did. */
export function startMenus(clicked?: EventTarget | null): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  const menus = [...header.querySelectorAll<HTMLElement>(".has-menu")].flatMap((item) => {
    const button = item.querySelector<HTMLElement>("[aria-expanded]");
    return button ? [{ item, button }] : [];
  });
  startMainMenu(header, menus);
  startMobileMenu(header, clicked);
  document.documentElement.dataset.menus = "";
}

interface Menu {
  item: HTMLElement;
  button: HTMLElement;
}

function startMainMenu(header: HTMLElement, menus: Menu[]): void {
  let open: Menu | undefined;
  /** True while the menu stands open for the mouse alone, so that a click keeps it open. */
  let isHovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setOpen = (menu: Menu | undefined, byHover = false) => {
    clearTimeout(timer);
    if (open !== menu) open?.button.setAttribute("aria-expanded", "false");
    menu?.button.setAttribute("aria-expanded", "true");
    open = menu;
    isHovered = byHover;
  };
  const closeWithFocus = () => {
    const { activeElement } = document;
    if (!open) return;
    const { button, item } = open;
    setOpen(undefined);
    if (item.contains(activeElement)) button.focus();
  };

  for (const menu of menus) {
    const { item, button } = menu;
    let isPressed = false;
    item.addEventListener("pointerenter", ({ pointerType, clientY }) => {
      clearTimeout(timer);
      // A list on its way out may come to lie under a mouse that rests; only its name opens it.
      const isOnList = clientY > item.getBoundingClientRect().bottom;
      if (pointerType !== "mouse" || open === menu || isOnList) return;
      // On its way into one list the mouse may cross the name of the next.
      if (open) timer = setTimeout(setOpen, reopenDelay, menu, true);
      else setOpen(menu, true);
    });
    item.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(() => open === menu && isHovered && setOpen(undefined), closeDelay);
    });
    button.addEventListener("pointerdown", () => {
      isPressed = true;
    });
    button.addEventListener("focus", () => {
      // A press opens by its click. Escape gives the focus back without opening again.
      if (!isPressed && !isEscaping) setOpen(menu);
    });
    button.addEventListener("click", ({ detail }) => {
      isPressed = false;
      if (open !== menu) setOpen(menu);
      else if (isHovered && detail > 0) isHovered = false;
      else setOpen(undefined);
    });
    item.addEventListener("focusout", ({ relatedTarget }) => {
      isPressed = false;
      if (open === menu && relatedTarget && !item.contains(relatedTarget as Node)) setOpen(undefined);
    });
  }

  let isEscaping = false;
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !open) return;
    isEscaping = true;
    closeWithFocus();
    isEscaping = false;
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (open && !open.item.contains(target as Node)) setOpen(undefined);
  });
  header.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) setOpen(undefined);
  });
  for (const move of ["popstate", "pageshow"]) addEventListener(move, () => setOpen(undefined));

  // What styles alone had opened until now stays open.
  const already = menus.find(({ item }) => item.matches(":focus-within") || isUnderMouse(item));
  if (already) setOpen(already, isUnderMouse(already.item));
}

function isUnderMouse(item: HTMLElement): boolean {
  return matchMedia("(hover: hover)").matches && item.matches(":hover");
}

/** The menu of narrow screens. Browsers open and close it by themselves, as a popover; script makes it modal. */
function startMobileMenu(header: HTMLElement, clicked: EventTarget | null | undefined): void {
  const dialog = header.querySelector("dialog");
  const opener = header.querySelector<HTMLElement>(".header-row .menu-button");
  if (!dialog || !opener) return;
  const close = () => {
    dialog.close();
    dialog.hidePopover?.();
  };
  const open = () => {
    // What was opened before script was there stays as it is.
    if (!dialog.open && !isShownAsPopover(dialog)) dialog.showModal();
  };
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    open();
  });
  dialog.querySelector(".menu-button")?.addEventListener("click", close);
  if (clicked instanceof Node && opener.contains(clicked)) open();
  dialog.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) close();
  });
  dialog.addEventListener("close", () => {
    // Some browsers give no focus to a button that is pressed, and so have none to give back.
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
  });
  addEventListener("popstate", close);
  const wide = matchMedia("(min-width: 75rem)");
  wide.addEventListener("change", () => wide.matches && close());
}

function isShownAsPopover(dialog: HTMLDialogElement): boolean {
  return "showPopover" in dialog && dialog.matches(":popover-open");
}
