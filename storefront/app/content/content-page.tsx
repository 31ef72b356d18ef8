import { FormattedMessage } from 'react-intl';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Blocks } from './blocks.tsx';
import { blocksOf, linkOf, listOf, seoOf, textOf } from './fields.ts';
import type { ContentPageData } from './load-page.ts';

/** A content page: breadcrumb, heading, blocks (HOME-008). */
export function ContentPage({ content, tiles }: ContentPageData) {
  const heading = seoOf(content).heading;
  const crumbs = listOf(content, 'BreadCrumb').flatMap((crumb) => {
    const text = textOf(crumb, 'text');
    return text ? [{ text, to: linkOf(crumb) ?? '/' }] : [];
  });
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[{ text: 'Home', to: '/' }, ...crumbs.filter(({ to }) => to !== '/'), ...(heading ? [{ text: heading }] : [])]}
        />
        <h1 className="page-t py-4">{heading ?? <FormattedMessage id="content.untitled" defaultMessage="Read on" />}</h1>
      </div>
      <Blocks blocks={blocksOf(content)} tiles={tiles} hasHeading />
    </>
  );
}
