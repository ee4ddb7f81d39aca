import { Injectable } from '@nestjs/common';
import { registersMethod } from '../../../platform/registration/registering-decorators.js';

/** An address in lower case, and the other addresses of the same guest. */
export interface MergedGuest {
  readonly address: string;
  readonly others: readonly string[];
}

type Find = (addresses: readonly string[]) => Promise<MergedGuest[]>;

/** Which of the addresses (in lower case) belong to a guest with more than one. */
@Injectable()
export class GuestAddresses {
  private findMerged: Find = () => Promise.resolve([]);

  readBy(find: Find): void {
    this.findMerged = find;
  }

  merged(addresses: readonly string[]): Promise<MergedGuest[]> {
    return addresses.length === 0 ? Promise.resolve([]) : this.findMerged(addresses);
  }
}

/** The method knows which addresses are of one guest, since contacts were merged. */
export const FindsMergedGuests = () =>
  registersMethod<Find>((find, read) => {
    find(GuestAddresses).readBy(read);
  });
