import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button, Dropdown, Flex, type MenuProps } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditedDish, EditedMenu, EditedSection, MenuRole, MenuSheet } from '@/entities/settings/menu-sheet';
import { signsOf } from '@/entities/menu';
import { addDays, plainDay } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { StatusTag } from '@/shared/ui/status-tag';
import { useTakeOff } from '../api';
import { moveDish, moveSection, neighborsOf } from '../model';
import styles from './menu-editor.module.css';

type Kind = 'dish' | 'section';

interface Dragging {
  /** Only things of one kind take each other's place. */
  kind: Kind;
  /** Undefined for a place at the end, which cannot be dragged. */
  id?: string;
  onDrop: (draggedId: string) => void;
}

/** Something that is dragged by its handle, and a place for others. Keyboards use the buttons instead. */
function useDragging<Row extends HTMLElement>({ kind, id, onDrop }: Dragging) {
  const row = useRef<Row>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const drop = useRef(onDrop);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const target = dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) => data.kind === kind && data.id !== id,
      onDragEnter: () => {
        setIsOver(true);
      },
      onDragLeave: () => {
        setIsOver(false);
      },
      onDrop: ({ source: { data }, location: { current } }) => {
        setIsOver(false);
        // A row inside another target, such as a dish in its section, is dropped once.
        if (current.dropTargets[0]?.element === element) drop.current(String(data.id));
      },
    });
    if (id === undefined || !handle.current) return target;
    return combine(target, draggable({ element, dragHandle: handle.current, getInitialData: () => ({ kind, id }) }));
  }, [kind, id]);
  return { row, handle, isOver };
}

interface MenuSectionProps {
  role: MenuRole;
  sheet: MenuSheet;
  menu: EditedMenu;
  section: EditedSection;
  /** @param announcement for screen readers */
  onChange: (menu: EditedMenu, announcement?: string) => void;
}

type Move = (() => void) | undefined;

/** Alt and the arrow keys move what has the focus. */
const movedByKeys = (up: Move, down: Move) => (event: KeyboardEvent) => {
  const move = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : undefined;
  if (!event.altKey || !move) return;
  event.preventDefault();
  event.stopPropagation();
  const focused = document.activeElement;
  flushSync(move);
  // Moving an element in the document takes the focus from it.
  if (focused instanceof HTMLElement) focused.focus();
};

const moves = (up: Move, down: Move) => [
  { key: 'up', label: 'Move up', disabled: !up, onClick: up && (() => flushSync(up)) },
  { key: 'down', label: 'Move down', disabled: !down, onClick: down && (() => flushSync(down)) },
];

export function MenuSection({ role, sheet, menu, section, onChange }: MenuSectionProps) {
  const { id, name, subtitle, isBoxed, dishes } = section;
  const item = useOpenItem();
  const dragging = useDragging<HTMLElement>({
    kind: 'section',
    id,
    onDrop: (dragged) => {
      onChange(moveSection(menu, dragged, id));
    },
  });
  const { before, after } = neighborsOf(menu, id);
  const moveTo = (other: string | undefined, where: string) =>
    other === undefined
      ? undefined
      : () => {
          onChange(moveSection(menu, id, other), `${name} moved ${where}`);
        };
  const up = moveTo(before, 'up');
  const down = moveTo(after, 'down');
  const items: MenuProps['items'] = [
    ...moves(up, down),
    { key: 'delete', label: 'Delete section', danger: true, onClick: () => item.open(id, 'delete-section') },
  ];
  return (
    <section
      ref={dragging.row}
      aria-labelledby={`section-${id}`}
      className={`panel ${styles.section ?? ''}`}
      data-boxed={isBoxed}
      data-over={dragging.isOver}
    >
      <Flex gap="8px 12px" align="center" role="presentation" className={styles.row} onKeyDown={movedByKeys(up, down)}>
        <span ref={dragging.handle} className={styles.handle} aria-hidden="true" />
        <div className={styles.words}>
          <h2 id={`section-${id}`}>{name}</h2>
          {subtitle && <span className="soft">{subtitle}</span>}
        </div>
        <Flex component="span" gap={6} className={styles.actions}>
          <Button size="small" aria-label={`Edit the section ${name}`} onClick={() => item.open(id, 'section')}>
            Edit
          </Button>
          <More name={`the section ${name}`} items={items} />
        </Flex>
      </Flex>
      <ul className={`plain ${styles.dishes ?? ''}`}>
        {dishes.map((dish, index) => (
          <Dish
            key={dish.id}
            role={role}
            sheet={sheet}
            dish={dish}
            place={index}
            count={dishes.length}
            onMove={(to) => {
              const announcement = `${dish.name} is now ${String(to + 1)} of ${String(dishes.length)} in ${name}`;
              onChange(moveDish(menu, dish.id, id, to), announcement);
            }}
            onDrop={(dragged) => {
              onChange(moveDish(menu, dragged, id, index));
            }}
          />
        ))}
      </ul>
      <End
        name={name}
        onAdd={() => item.open(id, 'add-dish')}
        onDrop={(dragged) => {
          onChange(moveDish(menu, dragged, id, dishes.length));
        }}
      />
    </section>
  );
}

function More({ name, items }: { name: string; items: MenuProps['items'] }) {
  const button = useRef<HTMLButtonElement>(null);
  const onClick: MenuProps['onClick'] = ({ key }) => {
    // For the next move.
    if (key === 'up' || key === 'down') button.current?.focus();
  };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ items, onClick }}>
      <Button ref={button} size="small" aria-label={`More for ${name}`} title="More">
        ▾
      </Button>
    </Dropdown>
  );
}

/** Adds a dish at the end of a section; dishes can be dropped there. */
function End({ name, onAdd, onDrop }: { name: string; onAdd: () => void; onDrop: (dragged: string) => void }) {
  const { row, isOver } = useDragging<HTMLDivElement>({ kind: 'dish', onDrop });
  return (
    <div ref={row} className={styles.end} data-over={isOver}>
      <Button type="text" aria-label={`Add a dish to ${name}`} onClick={onAdd}>
        + Add a dish
      </Button>
    </div>
  );
}

interface DishProps {
  role: MenuRole;
  sheet: MenuSheet;
  dish: EditedDish;
  /** In its section. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onDrop: (dragged: string) => void;
}

function Dish({ role, sheet: { menu, off, today }, dish, place, count, onMove, onDrop }: DishProps) {
  const { id, name, price, description, note, seasonal, contains } = dish;
  const facts = [description, note, contains.length > 0 && `Contains ${contains.join(', ')}`].filter(Boolean);
  const item = useOpenItem();
  const takeOff = useTakeOff();
  const { row, handle, isOver } = useDragging<HTMLLIElement>({ kind: 'dish', id, onDrop });
  const backOn = off.find(({ dishId }) => dishId === id)?.backOn;
  const isPublished = menu.sections.some(({ dishes }) => dishes.some((one) => one.id === id));
  const up = place > 0 ? () => onMove(place - 1) : undefined;
  const down = place < count - 1 ? () => onMove(place + 1) : undefined;
  const set = (day: string | null) => () => {
    takeOff.send({ role, dish, backOn: day });
  };
  const items: MenuProps['items'] = [
    ...(backOn
      ? [{ key: 'back', label: 'Back on the menu', onClick: set(null) }]
      : [{ key: 'off', label: 'Off today', disabled: !isPublished, onClick: set(addDays(today, 1)) }]),
    { key: 'until', label: 'Off until a day…', disabled: !isPublished, onClick: () => item.open(id, 'off') },
    ...moves(up, down),
    { key: 'delete', label: 'Delete dish', danger: true, onClick: () => item.open(id, 'delete-dish') },
  ];
  return (
    <li ref={row}>
      <div role="presentation" className={styles.dish} data-over={isOver} onKeyDown={movedByKeys(up, down)}>
        <span ref={handle} className={styles.handle} aria-hidden="true" />
        <span className={styles.words}>
          <Button type="link" className={styles.name} onClick={() => item.open(id, 'dish')}>
            {name}
          </Button>{' '}
          {signsOf(dish).map(({ sign, label }) => (
            <abbr key={sign} title={label}>
              {sign}
            </abbr>
          ))}
          {backOn && (
            <StatusTag tone="bad">
              {backOn <= addDays(today, 1) ? 'Off today' : `Off until ${plainDay(backOn)}`}
            </StatusTag>
          )}
          {seasonal && <StatusTag tone="info">Seasonal</StatusTag>}
          {facts.length > 0 && <span className={`soft ${styles.quiet ?? ''}`}>{facts.join(' · ')}</span>}
        </span>
        <span className={styles.price}>{price}</span>
        <More name={name} items={items} />
      </div>
    </li>
  );
}
