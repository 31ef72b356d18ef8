import { type ComponentType, lazy, memo, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';

/** How far below the screen a part is when its code is asked for: it is there before a thumb is. */
const ahead = '600px';

/**
 * Waits until the element of an id comes near; not at all where there is none yet, as on a page that was gone to in the browser. One that
 * goes before that waits no longer: the next of its id would wait with it.
 */
function untilNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect();
      removals.disconnect();
      resolve();
    };
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(), {
      rootMargin: ahead,
    });
    const removals = new MutationObserver(() => element.isConnected || end());
    watch.observe(element);
    removals.observe(document.body, { childList: true, subtree: true });
  });
}

/** What `nearPart` makes and `NearPart` draws. */
interface Near<Props> {
  id: string;
  Part: ComponentType<Props>;
  wait: ReactNode;
}

/**
 * A part of a page that the server draws and the browser takes over when somebody comes near it: its code is no part of what the page needs
 * first. `id` is that of the element that is put around it; `wait` stands in it while the code comes and the server drew nothing.
 */
export function nearPart<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  wait?: ReactNode,
): Near<Props> {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await untilNear(id);
    return load();
  });
  return { id, Part, wait };
}

interface StandingProps {
  around: RefObject<HTMLElement | null>;
  otherwise: ReactNode;
}

/**
 * What stood in an element when it was left; `otherwise` where nothing did. React gives up what the server drew, and draws it anew, when
 * something that it may depend on changes (the address, the messages) before its code is there.
 */
function Standing({ around, otherwise }: StandingProps) {
  const [html] = useState(() => around.current?.innerHTML);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from this page, where the server drew it
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : otherwise;
}

function DrawnNearPart<Props extends object>({ of: near, ...props }: { of: Near<Props> } & Props) {
  const around = useRef<HTMLDivElement>(null);
  return (
    <div id={near.id} ref={around}>
      <Suspense fallback={<Standing around={around} otherwise={near.wait} />}>
        <near.Part {...(props as unknown as Props)} />
      </Suspense>
    </div>
  );
}

/** Draws a near part with its props: what the server drew stands until its code is there. One `key` for each subject. */
export const NearPart = memo(DrawnNearPart) as typeof DrawnNearPart;
