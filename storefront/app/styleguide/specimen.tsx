import type { ReactNode } from 'react';
import { Section } from '../ui/section.tsx';

interface SpecimenProps {
  id: string;
  heading: string;
  line?: string;
  children: ReactNode;
}

export function Specimen({ id, heading, line, children }: SpecimenProps) {
  return (
    <Section id={id} heading={heading} line={line} className="specimen">
      {children}
    </Section>
  );
}

/** `wide` gives each state the width of a form. */
export function States({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={wide ? 'states is-wide' : 'states'}>{children}</div>;
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="state">
      <h3 className="label">{name}</h3>
      <div className="state-body">{children}</div>
    </div>
  );
}
