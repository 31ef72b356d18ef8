/**
 * The order in which a browser fetches and runs the assets of a page. For the server only. The measurements behind it are in
 * docs/decisions/0031-lazy-and-asset-order.md.
 */
import { Children, cloneElement, Fragment, isValidElement, type ReactNode, use } from 'react';
import { Scripts } from 'react-router';
import { DataElements } from '../loaders/data-elements.tsx';
import { UsedMessages } from '../locale/used-messages.tsx';
import { ServerPageContext } from './server-page.ts';

/** Returns `Link` headers for style sheets, so that the browser requests them before it parses the page. */
export const styleSheetHeaders = (urls: Iterable<string>): string[] => [...urls].map((href) => `<${href}>; rel=preload; as=style`);

/**
 * Creates the first number formatter of a process, which loads the locale data: 30 ms on a desktop, 120 ms on a phone. In the head it
 * overlaps with the download of the style sheets instead of delaying hydration.
 */
export const formatterScript = 'new Intl.NumberFormat(document.documentElement.lang)';

/**
 * Records a click on a button or radio until React has handled it, for `RepeatEarlyClick`. Buttons that open a popover, submit a form or
 * are links work without React.
 */
export const earlyClickScript = [
  `addEventListener('click',({target})=>{let button=target.closest('[type=button]:not([popovertarget]),[type=radio]'),`,
  `all=button?.closest('[id]');if(all)earlyClick=[button,all,[...all.querySelectorAll('button,[type=radio]')].indexOf(button)]},true)`,
].join('');

/** Scripts of the head. They must be its first child, before the style sheets, which block every script after them. */
export function HeadScripts() {
  return <InlineScript code={`${earlyClickScript};${formatterScript}`} />;
}

/** Starts the deferred modules after the first frame, or after three seconds; in a hidden or prerendered tab immediately. */
export const startModulesScript = [
  '{let all=document,start=()=>{start=()=>{};',
  `for(let link of all.querySelectorAll('[rel=later]'))link.rel='modulepreload';`,
  `let own=all.querySelector('[type="text/x-later"]'),script=all.createElement('script');`,
  `script.type='module';script.nonce=own.nonce;script.textContent=own.textContent;own.after(script);script.remove()};`,
  `if(all.visibilityState=='hidden')start();`,
  'else requestAnimationFrame(()=>setTimeout(()=>start())),setTimeout(()=>start(),3e3)}',
].join('');

/**
 * Renders the scripts at the end of the body. The page is complete without its modules; on a slow connection they would compete with the
 * first images, so they load after the first frame. Development uses Vite's own scripts.
 */
export function BodyScripts() {
  const scripts = Scripts({});
  return (
    <>
      <DataElements />
      {import.meta.env.PROD ? deferModules(scripts) : scripts}
      <UsedMessages />
      {import.meta.env.PROD ? <InlineScript code={startModulesScript} /> : null}
    </>
  );
}

/** Replaces the types of module preloads and module scripts in an element tree with ones that a browser ignores. */
export function deferModules(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ rel?: string; type?: string; children?: ReactNode }>(child)) return child;
    const { rel, type, children } = child.props;
    if (rel === 'modulepreload') return cloneElement(child, { rel: 'later' });
    if (type === 'module') return cloneElement(child, { type: 'text/x-later' });
    return child.type === Fragment ? deferModules(children) : child;
  });
}

function InlineScript({ code }: { code: string }) {
  const nonce = use(ServerPageContext)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is a constant of this module
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
