import { Tooltip } from 'antd';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';

const DELAY_S = 0.7;
/** After a tooltip has closed, the next one opens without delay for this long. */
const SKIP_MS = 300;
/** Not as high as a control. */
const ONE_LINE_HIGH = { container: { minHeight: 0 } };

interface Tips {
  /** Another tooltip is open, or was until a moment ago. */
  isWarm: boolean;
  noteOpen: (isOpen: boolean) => void;
}

const Tips = createContext<Tips>({ isWarm: false, noteOpen: () => undefined });

/** One per screen, so that moving between controls opens the next tooltip without delay. */
export function TipProvider({ children }: { children: ReactNode }) {
  const [isWarm, setIsWarm] = useState(false);
  const cooling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(cooling.current);
    },
    [],
  );
  const noteOpen = (isOpen: boolean) => {
    clearTimeout(cooling.current);
    if (isOpen) setIsWarm(true);
    else cooling.current = setTimeout(setIsWarm, SKIP_MS, false);
  };
  return <Tips value={{ isWarm, noteOpen }}>{children}</Tips>;
}

interface TipProps {
  text: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Text with a tooltip. On touch screens a tap shows it. */
export function Tip({ text, className, children }: TipProps) {
  const { isWarm, noteOpen } = use(Tips);
  const [isOpen, setIsOpen] = useState(false);
  const announce = useEffectEvent(noteOpen);
  useEffect(() => {
    if (!isOpen) return undefined;
    announce(true);
    return () => {
      announce(false);
    };
  }, [isOpen]);
  return (
    <Tooltip
      title={text}
      placement="bottom"
      trigger={['hover', 'focus']}
      mouseEnterDelay={isWarm ? 0 : DELAY_S}
      motion={{ motionName: '' }}
      destroyOnHidden
      styles={ONE_LINE_HIGH}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <button
        type="button"
        className={className}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {children}
      </button>
    </Tooltip>
  );
}
