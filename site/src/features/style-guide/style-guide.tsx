import type { ReactNode } from 'react';
import { Steps } from '#site/blocks/steps.tsx';
import { Card, type CardProps } from '#ui/cards/card.tsx';
import { CardGrid, type PhoneCards } from '#ui/cards/card-grid.tsx';
import { Accordion } from '#ui/controls/accordion.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/controls/field.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Notice } from '#ui/controls/notice.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Tooltip } from '#ui/controls/tooltip.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { SectionTag } from '#ui/sections/section.tsx';
import { StatFigure } from '#ui/sections/stat-figure.tsx';
import { type PhoneTable, Table } from '#ui/tables/table.tsx';
import '#ui/sections/columns.css';
import '#ui/sections/split.css';

type Theme = 'light' | 'dark';

/** All shared components in all variants, for one theme. Field names contain the theme, so that ids are unique. */
export function StyleGuide({ theme }: { theme: Theme }) {
  return (
    <>
      <h1 className="type-section-title">{`Style guide, ${theme}`}</h1>
      <ButtonVariants />
      <ButtonSizes />
      <Badges />
      <Navigation theme={theme} />
      <Fields theme={theme} />
      <AccordionExample theme={theme} />
      <Notices />
      <Panels />
      <SplitExample />
      <Cards />
      <Tables />
      <TextLinks />
      <Figures />
      <StepsExample />
    </>
  );
}

function ButtonVariants() {
  return (
    <Group name="Buttons: default, outline, secondary, ghost, link, destructive">
      <Button>Join Our Team</Button>
      <Button variant="outline">All projects</Button>
      <Button variant="secondary">Filter</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="link">Read the safety policy</Button>
      <Button variant="destructive">Remove file</Button>
    </Group>
  );
}

function ButtonSizes() {
  return (
    <Group name="Sizes lg, default, sm, icon; busy, link">
      <Button size="lg">
        Call dispatch
        <Icon name="arrow" className="arrow" />
      </Button>
      <Button>Apply</Button>
      <Button size="sm">Apply</Button>
      <span className="tooltip-group">
        <Button size="icon" variant="outline" className="tooltip-owner" aria-label="Menu">
          <Icon name="menu" />
          <Tooltip>Menu</Tooltip>
        </Button>
        <Button size="icon" variant="outline" className="tooltip-owner" aria-label="Theme">
          <Icon name="sun" />
          <Tooltip>Theme</Tooltip>
        </Button>
      </span>
      <Button size="lg" aria-disabled="true" className="button-busy">
        Submitting...
      </Button>
      <ButtonLink href="#main" variant="outline">
        A link
      </ButtonLink>
    </Group>
  );
}

function Badges() {
  return (
    <Group name="Badges">
      <span className="badge badge-place">Midland</span>
      <Badge>34.5 kV</Badge>
      <Badge variant="secondary">Full time</Badge>
      <Badge variant="default">24/7</Badge>
      <Badge variant="destructive">Urgent</Badge>
    </Group>
  );
}

function Navigation({ theme }: { theme: Theme }) {
  return (
    <Group name="Breadcrumb and section tag">
      <Breadcrumb
        label={`Breadcrumb, ${theme}`}
        pages={[
          { name: 'Home', href: '/' },
          { name: 'Services', href: '/services' },
          { name: 'Maintenance' },
        ]}
      />
      <SectionTag>Services</SectionTag>
    </Group>
  );
}

function Fields({ theme }: { theme: Theme }) {
  return (
    <Group name="Fields">
      <div className="columns columns-2 style-guide-pair">
        <TextField name={`name-${theme}`} label="Full name" defaultValue="Jordan Reyes" required />
        <TextField name={`company-${theme}`} label="Company" placeholder="Operator" />
        <TextField
          name={`email-${theme}`}
          label="Email"
          type="email"
          defaultValue="jordan@"
          error="Enter a full email address, such as name@example.com."
          required
        />
        <SelectField
          name={`facility-${theme}`}
          label="Facility type"
          hint="Pick the closest match."
        >
          <option>Select a facility</option>
          <option>Tank battery</option>
        </SelectField>
        <TextAreaField name={`message-${theme}`} label="Message" hint="Voltage, equipment, dates" />
      </div>
    </Group>
  );
}

function AccordionExample({ theme }: { theme: Theme }) {
  return (
    <Group name="Accordion: the switch closes when the row opens">
      <div className="style-guide-wide">
        <Accordion
          name={`questions-${theme}`}
          items={[
            {
              question: 'Do you work on energized equipment?',
              answer:
                'Only with a justified permit. The default is isolated, locked out, tested and grounded.',
            },
            {
              question: 'How fast can a crew reach our site?',
              answer: 'It depends on the road.',
            },
            {
              question: 'Do you supply test reports?',
              answer: 'Yes, with the as-built drawings.',
            },
          ]}
        />
      </div>
    </Group>
  );
}

function Notices() {
  return (
    <Group name="Notices">
      <Notice>
        <p className="notice-title">A notice</p>
        <p>Part of the page.</p>
      </Notice>
      <Notice variant="ok">
        <p className="notice-title">Sent</p>
        <p>Your message was kept.</p>
      </Notice>
      <Notice variant="destructive">
        <p className="notice-title">Not sent</p>
        <p>Nothing was lost.</p>
      </Notice>
    </Group>
  );
}

function Panels() {
  return (
    <Group name="Panels: default, small, dark">
      <Panel>A case study.</Panel>
      <Panel small>A note.</Panel>
      <Panel dark>A drawing.</Panel>
    </Group>
  );
}

function SplitExample() {
  return (
    <Group name="Split: 7 and 5 twelfths on wide screens">
      <div className="split split-7-5 style-guide-wide">
        <SamplePicture />
        <p>The picture is above this text on narrow screens and on its left on wide screens.</p>
      </div>
    </Group>
  );
}

const cards: readonly Omit<CardProps, 'href'>[] = [
  { title: 'Tank batteries', text: 'Vapor recovery, LACT', picture: <SamplePicture /> },
  { title: 'Solar farms', figure: '15+ MW', picture: <SamplePicture />, foot: <SampleFoot /> },
  { title: 'Wind farms', text: 'Without a picture', framed: true, more: 'See the project' },
];

const phoneArrangements: readonly PhoneCards[] = ['stacked', 'beside', 'words', 'pairs'];

function Cards() {
  return phoneArrangements.map((phones) => (
    <Group key={phones} name={`Cards, on phones: ${phones}`}>
      <div className="style-guide-wide">
        <CardGrid count={cards.length} phones={phones}>
          {cards.map((card) => (
            <Card key={card.title} href="/projects" {...card} />
          ))}
        </CardGrid>
      </div>
    </Group>
  ));
}

function SamplePicture() {
  return <div className="style-guide-picture" />;
}

function SampleFoot() {
  return <DrawingBlock className="cell-block" cells={[['Location', 'Andrews County']]} />;
}

const tableArrangements: readonly PhoneTable[] = ['records', 'sums', 'cells'];

function Tables() {
  return tableArrangements.map((phones) => (
    <Group key={phones} name={`Table, on phones: ${phones}`}>
      <Table
        phones={phones}
        columns={['Step', 'Calculation', 'Result']}
        rows={[
          { key: 'load', cells: ['Load', '4 wells at 120 kW', '480 kW'] },
          { key: 'current', cells: ['Current', '480 kW ÷ (√3 × 24.9 kV × 0.9)', '12.4 A'] },
        ]}
      />
    </Group>
  ));
}

function TextLinks() {
  return (
    <Group name="Text links">
      <TextLink href="#main">(432) 555-0142</TextLink>
    </Group>
  );
}

function Figures() {
  return (
    <Group name="Figures">
      <dl className="columns columns-2 style-guide-pair">
        <StatFigure value="20+" unit="years" caption="In electrical work" />
        <StatFigure value="24" unit="/7" caption="Every day of the year" />
      </dl>
    </Group>
  );
}

function StepsExample() {
  return (
    <Group name="Steps">
      <Steps
        steps={[
          { symbol: 'switch', title: 'Consultation', description: 'The site and its loads.' },
          { symbol: 'relay', title: 'Estimate', description: 'Scope, schedule and price.' },
          { symbol: 'breaker', title: 'Execution', description: 'Built, tested, handed over.' },
        ]}
      />
    </Group>
  );
}

/** Heading and examples of one kind of component. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="type-mono text-ink-2">{name}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
