import { type ComponentType, createContext, useContext } from "react";
import {
  Outlet,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router-dom";
import { Frame, type FrameHtml } from "../layout/Frame.tsx";
import type { PageProps } from "../pages/page.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Page } from "./Page.tsx";
import { Places } from "./places.ts";

/** What the application shows beside the page: the frame, and the page that the document came with. */
export interface Shell {
  frame: FrameHtml;
  initialPage: PageProps;
}

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("The application is rendered without a shell");
  return shell;
}

export const pageRouteId = "page";

/** Pages with a form, a calculator or a slider become live when the browser is idle; pages to read wait for intent. */
const idleTypes: PageProps["type"][] = ["contact", "calculator", "project", "referral", "not-found"];

/** The routes of both sides: one frame, and in it whatever page the path has. The boundary lies inside the frame. */
export function createRoutes(
  loader?: RouteObject["loader"],
  Component: ComponentType = PageRoute,
): RouteObject[] {
  return [
    {
      id: "frame",
      Component: FrameRoute,
      children: [
        {
          id: "boundary",
          ErrorBoundary: ErrorRoute,
          children: [{ id: pageRouteId, path: "*", Component, ...(loader && { loader, shouldRevalidate }) }],
        },
      ],
    },
  ];
}

/** Another fragment of a page needs no data. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return defaultShouldRevalidate && !(isSamePage && currentUrl.href !== nextUrl.href);
}

function FrameRoute() {
  const { frame, initialPage } = useShell();
  return (
    <Frame
      html={frame}
      live={idleTypes.includes(initialPage.type) ? "idle" : "intent"}
      isMissing={initialPage.type === "not-found"}
    >
      <Outlet />
      <Places />
    </Frame>
  );
}

function PageRoute() {
  const page = useLoaderData() as PageProps;
  return <Page page={page} key={page.path} />;
}

function ErrorRoute() {
  const error = useRouteError();
  const { initialPage } = useShell();
  return <ErrorScreen words={initialPage.words} error={error} />;
}
