import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { sessionQueries, sharedTabletMark } from '@/entities/session';
import type { Role } from '@/shared/api';
import { LazyPart } from '@/shared/ui/lazy-part';
import styles from './person-bar.module.css';

const loadDialog = async () => (await import('./switch-person-dialog')).SwitchPersonDialog;
/** The server counts use in steps of 30 seconds. */
const USE_MS = 30_000;

interface PersonBarProps {
  role: Role;
  name: string;
}

/** On a shared tablet: who is signed in, always in view, and one tap from it the others. */
export function PersonBar({ role, name }: PersonBarProps) {
  const { data: account } = useQuery(sessionQueries.account(role));
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isShared = account ? account.isOnSharedTablet === true : sharedTabletMark.isSet();
  useReportedUse(role, isShared);
  if (!isShared) return null;
  return (
    <div className={styles.bar}>
      <Button
        type="text"
        className={styles.person}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <strong className="cut">{name}</strong> <span className={styles.switch}>Switch person</span>
      </Button>
      {wasOpened && (
        <LazyPart
          load={loadDialog}
          with={{
            currentId: account?.id,
            open: isOpen,
            onClose: () => {
              setIsOpen(false);
            },
          }}
        />
      )}
    </div>
  );
}

/** Keeps a shared tablet from locking while someone uses it. Polls do not count as use, reading the account does. */
function useReportedUse(role: Role, isShared: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isShared) return;
    const { queryKey } = sessionQueries.account(role);
    const report = () => {
      const { dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
      if (Date.now() - dataUpdatedAt > USE_MS) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    window.addEventListener('pointerdown', report);
    window.addEventListener('keydown', report);
    return () => {
      window.removeEventListener('pointerdown', report);
      window.removeEventListener('keydown', report);
    };
  }, [role, isShared, client]);
}
