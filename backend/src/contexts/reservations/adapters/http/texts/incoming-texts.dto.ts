import { ApiProperty } from '@nestjs/swagger';
import { Line, Text } from '../../../../../platform/http/fields/index.js';
import { TAKEN_TEXTS, type TakenText } from '../../texts/incoming-texts.js';

/** A guest's text, forwarded by a gateway. */
export class ReceivedText {
  @Line({ label: 'the id of the message', max: 200, description: 'The same at each try.' })
  readonly id!: string;

  @Line({ label: 'the sender’s number', max: 40, description: 'With its country, such as +19045550123.' })
  readonly from!: string;

  @Text({ max: 10_000 })
  readonly text!: string;
}

export class TakenTextView {
  @ApiProperty({
    enum: TAKEN_TEXTS,
    description:
      '`kept` on the card of a table; `stopped`, `started` and `helped` by a keyword; `known`: it came before; `unknown`: no open table has the number, the restaurant gets it by email.',
  })
  taken!: TakenText;
}
