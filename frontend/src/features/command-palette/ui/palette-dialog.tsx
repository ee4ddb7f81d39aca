import { useQuery } from '@tanstack/react-query';
import { Flex, Modal } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isKind, kindLabels } from '@/entities/inquiry';
import { formatShortDay } from '@/entities/restaurant';
import type { Role } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { inWords } from '@/shared/lib/words';
import { EmptyState } from '@/shared/ui/empty-state';
import {
  type FoundGroup,
  type FoundKind,
  MAX_SEARCH_LENGTH,
  type SearchResult,
  searchResultQueries,
  MIN_SEARCH_LENGTH,
} from '../api/search-result.queries';
import { type Command, fitting, frequent } from '../model/commands';
import { placeOf } from '../model/place-of';
import styles from './palette-dialog.module.css';

/** Describes a search result in the words of its screen. */
export function detailOf(kind: FoundKind, { detail }: SearchResult): string {
  switch (kind) {
    case 'content':
      return inWords(detail);
    case 'reservation':
      return detail.replace(/^\d{4}-\d\d-\d\d/, formatShortDay);
    case 'enquiry':
      return detail.replace(/^\w+/, (word) => (isKind(word) ? kindLabels[word] : word));
    default:
      return detail;
  }
}

/** A text with the searched part marked. */
function Marked({ text, sought }: { text: string; sought: string }) {
  const at = sought === '' ? -1 : text.toLowerCase().indexOf(sought.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + sought.length)}</mark>
      {text.slice(at + sought.length)}
    </>
  );
}

const PAUSE_MS = 150;

const GROUPS: Readonly<Record<FoundKind, string>> = {
  reservation: 'Reservations',
  contact: 'Contacts',
  campaign: 'Campaigns',
  template: 'Templates',
  content: 'Content',
  message: 'Messages',
  enquiry: 'Inquiries',
  staff: 'Staff',
};

interface PaletteDialogProps {
  role: Role;
  places: readonly Command[];
  open: boolean;
  onClose: () => void;
}

export function PaletteDialog({ open, onClose, ...palette }: PaletteDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [leadsToDialog, setLeadsToDialog] = useState(false);
  return (
    <Modal
      title={<span className="visually-hidden">Search</span>}
      open={open}
      footer={null}
      closable={false}
      destroyOnHidden
      width={640}
      transitionName="ant-fade"
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: !leadsToDialog }}
      afterOpenChange={(isOpen) => {
        setLeadsToDialog(false);
        // antd focuses the dialog itself.
        if (isOpen) field.current?.focus();
      }}
      style={{ top: 72 }}
      styles={{ container: { padding: 0 }, header: { margin: 0, padding: 0 } }}
    >
      <Palette
        {...palette}
        field={field}
        onGo={(to) => {
          setLeadsToDialog(to.includes('dialog='));
          onClose();
        }}
      />
    </Modal>
  );
}

interface Option extends Command {
  key: string;
  detail?: string;
}

interface Group {
  label: string;
  /** Places and actions, which need no search. */
  hasPlaces?: boolean;
  options: readonly Option[];
}

interface PaletteProps extends Omit<PaletteDialogProps, 'open' | 'onClose'> {
  onGo: (to: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

function Palette({ role, places, field, onGo }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const { parameters } = useAddress();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** The text for which Enter was pressed before its results arrived. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const wanted = text.trim();
  const sought = useSettled(wanted);
  const { data, error, isFetching } = useQuery(searchResultQueries.search(role, sought));

  const isSearch = wanted.length >= MIN_SEARCH_LENGTH;
  const groups: readonly Group[] = [
    { label: 'Go to', hasPlaces: true, options: keyed(fitting(places, wanted)) },
    { label: 'Create', hasPlaces: true, options: keyed(fitting(frequent(role, parameters.get('service')), wanted)) },
    ...(isSearch && !error ? (data?.groups ?? []).map((group) => found(role, group)) : []),
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const chosen = options[Math.min(active, options.length - 1)];
  const isLooking = isSearch && (sought !== wanted || isFetching);
  const optionId = (option: Option) => `${id}-${String(options.indexOf(option))}`;

  const go = ({ to }: Option) => {
    onGo(to);
    void navigate(to);
  };
  // Until the search responds, the results on screen belong to the previous text.
  const isPlace = (option: Option | undefined) =>
    option !== undefined && groups.some(({ hasPlaces, options: own }) => hasPlaces && own.includes(option));
  const goToAwaited = useEffectEvent(() => {
    if (chosen) go(chosen);
  });
  const hasArrived = awaited !== null && awaited === wanted && !isLooking;
  useEffect(() => {
    if (hasArrived) goToAwaited();
  }, [hasArrived]);
  const move = (steps: number) => {
    const count = options.length;
    if (count === 0) return;
    const next = (Math.min(active, count - 1) + steps + count) % count;
    setActive(next);
    document.getElementById(`${id}-${String(next)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isLooking && !isPlace(chosen)) setAwaited(wanted);
    else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.field}
        aria-label="Search"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        placeholder="Search or go to"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p className={styles.group} aria-hidden="true">
              {group.label}
            </p>
            {group.options.map((option) => (
              <Flex
                gap="0 12px"
                wrap
                align="baseline"
                key={option.key}
                id={optionId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                className={styles.option}
                onPointerMove={() => {
                  setActive(options.indexOf(option));
                }}
                onPointerDown={(event) => {
                  // Keeps the focus in the search field.
                  event.preventDefault();
                }}
                onClick={() => {
                  go(option);
                }}
                onKeyDown={press}
              >
                <span className="strong">
                  <Marked text={option.label} sought={wanted} />
                </span>
                {option.detail !== undefined && (
                  <span className="hint">
                    <Marked text={option.detail} sought={wanted} />
                  </span>
                )}
              </Flex>
            ))}
          </div>
        ))}
      </div>
      <div role="status" className={styles.status}>
        {isSearch && !isLooking && !error && options.length === 0 ? (
          <EmptyState text={`No results for “${wanted}”.`} />
        ) : (
          statusText({ hasFailed: isSearch && error !== null, isLooking, count: options.length })
        )}
      </div>
    </>
  );
}

const keyed = (commands: readonly Command[]): Option[] => commands.map((command) => ({ ...command, key: command.to }));

const found = (role: Role, { kind, items }: FoundGroup): Group => ({
  label: GROUPS[kind],
  options: items.map((item) => {
    const detail = detailOf(kind, item);
    return {
      key: item.id,
      label: item.title || detail,
      ...(item.title && detail && { detail }),
      to: placeOf(role, kind, item),
    };
  }),
});

interface State {
  hasFailed: boolean;
  isLooking: boolean;
  count: number;
}

function statusText({ hasFailed, isLooking, count }: State): string {
  if (isLooking) return 'Searching...';
  if (hasFailed) return 'Search isn’t available right now. You can still find pages and actions.';
  if (count === 0) return 'Keep typing to search.';
  return `${String(count)} ${count === 1 ? 'result' : 'results'}`;
}

/** The text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => {
      setSettled(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [text]);
  return settled;
}
