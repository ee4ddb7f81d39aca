import { Button, Flex, Input, QRCode } from 'antd';
import { useId, useRef } from 'react';
import { draftKey } from '@/entities/session';
import { useDraft } from '@/shared/lib/draft';
import styles from './funnel-figures.module.css';

const DEFAULT_SOURCE = 'card';
const BLANK = { typed: DEFAULT_SOURCE };
const MAX_NAME_LENGTH = 40;

/** The typed name reduced to characters that a URL may contain. */
const nameIn = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Creates a QR code for printed cards that opens the menu; visits through it count under its name. */
export function CardMaker() {
  const { values, write } = useDraft(draftKey('admin', 'menu-card'), BLANK);
  const { typed } = values;
  const field = useId();
  const hint = useId();
  const square = useRef<HTMLDivElement>(null);
  const name = nameIn(typed) || DEFAULT_SOURCE;
  const address = `${window.location.origin}/?via=${name}#menu`;

  function download() {
    const svg = square.current?.querySelector('svg');
    if (!svg) return;
    const link = document.createElement('a');
    const text = new XMLSerializer().serializeToString(svg);
    link.href = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    link.download = `menu-${name}.svg`;
    link.click();
  }

  return (
    <Flex component="section" gap="large" wrap align="start" className={styles.card} aria-labelledby={`${field}-title`}>
      <div ref={square} className="qr" aria-hidden="true">
        <QRCode type="svg" value={address} bordered={false} size={148} color="#000" bgColor="#fff" />
      </div>
      <Flex vertical gap="small" align="start" className={styles.words}>
        <h3 id={`${field}-title`} className="xl">
          QR code for the menu
        </h3>
        <p id={hint}>Print the code on cards, windows or menus. Name each place to see how many guests it brings.</p>
        <label htmlFor={field}>Name</label>
        <Input
          id={field}
          aria-describedby={hint}
          style={{ maxWidth: 280 }}
          value={typed}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => {
            write({ typed: target.value });
          }}
        />
        <p className="soft">{address}</p>
        <Button onClick={download}>Download as SVG</Button>
      </Flex>
    </Flex>
  );
}
