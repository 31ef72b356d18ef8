import type { ReactNode } from 'react';
import { Section } from '../ui/section.tsx';
import * as styles from './specimen.module.css';

interface SpecimenProps {
  id: string;
  heading: string;
  line?: string;
  children: ReactNode;
}

export function Specimen({ id, heading, line, children }: SpecimenProps) {
  return (
    <Section id={id} heading={heading} intro={line} className={styles.specimen}>
      {children}
    </Section>
  );
}

export function States({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={wide ? `${styles.states} ${styles.wide}` : styles.states}>{children}</div>;
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <h3 className={`text-label ${styles.name}`}>{name}</h3>
      <div>{children}</div>
    </div>
  );
}
