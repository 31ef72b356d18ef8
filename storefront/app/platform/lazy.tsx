/**
 * Components whose code loads after the page. `lazyOn…` components are server-rendered and hydrate when their code has loaded;
 * `useLazyComponent` loads one that only the browser renders. See docs/decisions/0031-lazy-and-asset-order.md.
 */
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { observeVisibility } from './browser/observe-visibility.ts';
import { onIdle } from './browser/on-idle.ts';
import { RepeatEarlyClick } from './early-click.ts';

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Component<Props> = (props: Props) => ReactNode;
type ElementRef = RefObject<HTMLElement | null>;

/** Distance from the viewport at which `lazyOnVisible` loads. */
const visibleMargin = '600px';

const serverModules: Promise<void>[] = [];

/** Resolves when every lazy component is loaded, so that none of them suspends rendering. For the server only. */
export async function lazyComponentsLoaded(): Promise<void> {
  await Promise.all(serverModules);
}

function lazyAfter<Props extends object>(trigger: () => Promise<void>, load: LoadComponent<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(() => trigger().then(load)) as unknown as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  const loading = load().then((module) => {
    Loaded = module.default;
  });
  serverModules.push(loading);
  return (props) => {
    if (!Loaded) use(loading);
    return Loaded ? <Loaded {...props} /> : null;
  };
}

/** Returns a memoized boundary, because React discards the server HTML of a boundary that receives new props before it is hydrated. */
function boundary<Props extends object>(Lazy: ComponentType<Props>, fallback: (root: ElementRef | undefined) => ReactNode = () => null) {
  return memo(({ root, ...props }: { root?: ElementRef } & Props) => (
    <Suspense fallback={fallback(root)}>
      <Lazy {...(props as unknown as Props)} />
      <RepeatEarlyClick />
    </Suspense>
  )) as unknown as Component<{ root?: ElementRef } & Props>;
}

/**
 * Returns a component that hydrates when the browser is idle. If the code cannot be loaded, the server's HTML stays as it is: to render
 * nothing instead would differ from it, which React reports as a failed hydration.
 */
export function lazyOnIdle<Props extends object>(load: LoadComponent<Props>): Component<Props> {
  const loadOrWait = () => load().catch(() => new Promise<never>(() => {}));
  return boundary(lazyAfter(() => new Promise((resolve) => onIdle(resolve)), loadOrWait));
}

/**
 * Returns a component that hydrates as soon as its code has loaded. Client-side navigation waits for the code instead, so that the layout
 * does not shift.
 */
export function lazyOnRender<Props extends object>(load: LoadComponent<Props>): Component<Props> {
  const Lazy = lazyAfter(() => Promise.resolve(), load);
  const Boundary = boundary(Lazy);
  return (props) => <OnRender afterHydration={<Boundary {...props} />} afterNavigation={<Lazy {...props} />} />;
}

function OnRender({ afterHydration, afterNavigation }: { afterHydration: ReactNode; afterNavigation: ReactNode }) {
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  return isServerRendered ? afterHydration : afterNavigation;
}

/**
 * Returns a component that hydrates when its element, which has the given `id`, is near the viewport. `fallback` is shown if there is no
 * server HTML.
 */
export function lazyOnVisible<Props extends object>(id: string, load: LoadComponent<Props>, fallback: ReactNode = null): Component<Props> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const Boundary = boundary(
    lazyAfter(() => started, load),
    (root) => <PreservedHtml root={root} fallback={fallback} onEmpty={start} />,
  );
  return (props) => <OnVisible id={id} onVisible={start} render={(root) => <Boundary {...props} root={root} />} />;
}

function OnVisible({ id, onVisible, render }: { id: string; onVisible(): void; render(root: ElementRef): ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stopObserving = root.current && observeVisibility(root.current, (isVisible) => isVisible && onVisible(), visibleMargin);
    return () => {
      stopObserving?.();
      // Another instance may be waiting for the same code.
      onVisible();
    };
  }, [onVisible]);
  return (
    <div id={id} ref={root}>
      {render(root)}
    </div>
  );
}

/**
 * Preserves the server HTML in `root` when React discards a boundary there before hydrating it. Every navigation causes that, because
 * `HydratedRouter` then changes a context of the whole page outside of a transition (decision 0031).
 */
function PreservedHtml({ root, fallback, onEmpty }: { root: ElementRef | undefined; fallback: ReactNode; onEmpty(): void }) {
  const [html] = useState(() => root?.current?.innerHTML);
  useEffect(() => {
    if (!html) onEmpty();
  }, [html, onEmpty]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server HTML of this page
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : fallback;
}

type LoadOn = 'mount' | 'idle' | 'interaction';

interface LazyState {
  isLoading: boolean;
  hasFailed: boolean;
  load(): void;
  /** Loads again after a failure. If that fails too, reloads the page: Chromium never requests a module again that failed in a document. */
  retry(): void;
}

/** Reloads the page unless the browser's error page would replace it. In that case the page stays, with its message. */
async function reloadIfReachable(): Promise<void> {
  const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) window.location.reload();
}

/**
 * Loads a component that only the browser renders: when the caller mounts, when the browser is idle, or when `load` is called.
 * `loadComponent` must be the same function at every render.
 */
export function useLazyComponent<Props>(
  loadComponent: LoadComponent<Props>,
  on: LoadOn,
): LazyState & { Component: ComponentType<Props> | undefined } {
  const { module, ...state } = useLazyModule(loadComponent, on);
  return { ...state, Component: module?.default };
}

/** Loads a module with several components like `useLazyComponent`. */
export function useLazyModule<Module>(loadModule: () => Promise<Module>, on: LoadOn): LazyState & { module: Module | undefined } {
  const [state, setState] = useState<{ module?: Module; status: 'idle' | 'loading' | 'failed' }>({ status: 'idle' });
  const attempt = useCallback(
    (onFailure?: () => void) => {
      if (on === 'interaction') setState((current) => (current.module ? current : { status: 'loading' }));
      loadModule().then(
        (module) => startTransition(() => setState((current) => (current.module ? current : { module, status: 'idle' }))),
        () => {
          setState((current) => (current.module ? current : { status: 'failed' }));
          onFailure?.();
        },
      );
    },
    [loadModule, on],
  );
  const load = useCallback(() => attempt(), [attempt]);
  const retry = useCallback(() => attempt(() => void reloadIfReachable()), [attempt]);
  useEffect(() => {
    if (on === 'idle') return onIdle(load);
    if (on === 'mount') load();
  }, [load, on]);
  return { module: state.module, isLoading: state.status === 'loading', hasFailed: state.status === 'failed', load, retry };
}

interface FallbackState {
  hasFailed: boolean;
  retry(): void;
}

/**
 * Returns a component that only the browser renders, and whose code loads when it is rendered for the first time. Until then, and if the
 * code cannot be loaded, it is the fallback.
 */
export function lazyOnMount<Props extends object>(
  load: LoadComponent<Props>,
  renderFallback: (props: Props, state: FallbackState) => ReactNode = () => null,
): Component<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadComponent = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  return (props) => {
    // Later instances show the component at once.
    const { Component = Loaded, ...state } = useLazyComponent(loadComponent, 'mount');
    return Component ? <Component {...props} /> : renderFallback(props, state);
  };
}
