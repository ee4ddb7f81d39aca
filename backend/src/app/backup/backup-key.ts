import { readFileSync } from 'node:fs';
import { BadConfiguration, type Settings } from '../../platform/config/environment.js';

type Keys = Pick<Settings, 'BACKUP_KEY' | 'BACKUP_KEY_FILE'>;

/** @throws BadConfiguration if there is none, or it could be guessed */
export function backupKey({ BACKUP_KEY, BACKUP_KEY_FILE }: Keys): string {
  if (BACKUP_KEY) return BACKUP_KEY;
  if (!BACKUP_KEY_FILE)
    throw new BadConfiguration(
      'BACKUP_KEY is not set, nor is BACKUP_KEY_FILE; one of them is the key of encrypted backups.',
    );
  const key = readKey(BACKUP_KEY_FILE);
  if (key.length < 32)
    throw new BadConfiguration(`BACKUP_KEY_FILE is '${BACKUP_KEY_FILE}'; it must be a file of at least 32 characters.`);
  return key;
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new BadConfiguration(`BACKUP_KEY_FILE is '${file}', which cannot be read (${(error as Error).message}).`, {
      cause: error,
    });
  }
}
