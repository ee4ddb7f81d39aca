import { Switch } from 'antd';
import { useId } from 'react';
import { playSoftly } from '../model/play-softly';
import { useSoundPreference } from '../model/sound-preference';
import styles from './sound-switch.module.css';

/** Kept in this browser. Switched on, it says how it sounds. */
export function SoundSwitch() {
  const { isOn, set } = useSoundPreference();
  const id = useId();
  return (
    <div className={styles.sound}>
      <Switch
        id={id}
        checked={isOn}
        onChange={(wanted) => {
          set(wanted);
          if (wanted) void playSoftly();
        }}
      />
      <label htmlFor={id}>Sound for new requests</label>
    </div>
  );
}
