import { Accordion } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { Table } from '../../ui/table.tsx';
import { longName, longSentence } from '../samples.ts';
import * as specimenStyles from '../specimen.module.css';
import { Specimen, State, States } from '../specimen.tsx';
import * as styles from './layout.module.css';

const pageAddress = (page: number) => ({ search: `?group=layout&page=${page}` });

export function Layout() {
  return (
    <>
      <Specimen id="tabs" heading="Tabs" line="Never for content that a purchase depends on.">
        <Tabs
          label="Orders"
          tabs={[
            { id: 'on-the-way', label: 'On the way', content: <p>One parcel. Wednesday, Nov 25.</p> },
            { id: 'arrived', label: 'Arrived', content: <p>Eleven, the last in October.</p> },
            { id: 'returned', label: 'Returned or being returned', content: <p>{longSentence}</p> },
            { id: 'canceled', label: 'Canceled', content: <p>None.</p> },
          ]}
        />
      </Specimen>
      <Specimen id="accordions" heading="Accordion" line="The browser's search on the page also finds collapsed content.">
        <div className={specimenStyles.textWidth}>
          <Accordion
            groupName="sample-questions"
            items={[
              {
                heading: 'How do I send it back?',
                content: <p>In what it came in, or anything else. The label is on us.</p>,
                isOpen: true,
              },
              { heading: longName, content: <p>{longSentence}</p> },
              { heading: 'And if I lost the receipt?', content: <p>We have it.</p> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen id="tables" heading="Tables">
        <div className={styles.tables}>
          <Table
            caption="Men's shirts and outerwear"
            columns={[
              { heading: 'Size' },
              { heading: 'Chest, in.', isNumeric: true },
              { heading: 'Sleeve, in.', isNumeric: true },
              { heading: 'Length, in.', isNumeric: true },
            ]}
            rows={[
              { id: 'm', cells: ['Medium', '38–40', '34', '28'] },
              { id: 'l', cells: ['Large', '42–44', '34', '29'], isHighlighted: true },
              { id: 'xl', cells: [longName, '46–48', '35', '30'] },
            ]}
          />
          <Table
            caption="Returns"
            columns={[{ heading: 'Order' }, { heading: 'Refund', isNumeric: true }]}
            rows={[]}
            empty="Nothing sent back yet."
          />
        </div>
      </Specimen>
      <Specimen id="breadcrumbs" heading="Breadcrumb">
        <Breadcrumb crumbs={[{ text: 'Men', to: '/men' }, { text: 'Coats', to: '/men/coats' }, { text: 'Fencepost Chore Coat' }]} />
      </Specimen>
      <Specimen id="pagination" heading="Pagination" line="Each page has its own URL.">
        <States wide>
          <State name="First page">
            <Pagination label="Pages of questions" current={1} count={3} pageUrl={pageAddress} />
          </State>
          <State name="Many pages">
            <Pagination label="Pages of orders" current={12} count={240} pageUrl={pageAddress} />
          </State>
        </States>
      </Specimen>
    </>
  );
}
