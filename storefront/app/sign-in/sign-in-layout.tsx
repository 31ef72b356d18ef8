import type { ReactNode } from 'react';
import * as formPageStyles from '../ui/form-page.module.css';
import * as fieldStyles from '../ui/forms/field.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';

interface SignInLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}

export function SignInLayout({ title, lead, children, aside }: SignInLayoutProps) {
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className={formPageStyles.formPage}>
        <div className={formPageStyles.header}>
          <h1 className="text-page">{title}</h1>
          {lead ? <p className="text-lead">{lead}</p> : null}
        </div>
        <div className={`${formPageStyles.main} ${fieldStyles.fields}`}>{children}</div>
        {aside}
      </div>
    </div>
  );
}
