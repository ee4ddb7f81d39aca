import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NotFound } from '../../../../../kernel/domain-error.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { Roles } from '../../../../../platform/http/security/access.js';
import { LimitQuery } from '../../../../../platform/lists/page-query.js';
import { type CapturedMail, CapturedMails } from '../../../../../platform/mail/captured-mails.js';
import type { MailAddress } from '../../../../../platform/mail/mail.js';

class MailAddressView implements MailAddress {
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
}

class CapturedMailView {
  @ApiProperty() id!: string;
  @ApiProperty({ example: 'reservation-confirmation' }) kind!: string;
  @ApiProperty() date!: string;
  @ApiProperty() from!: MailAddressView;
  @ApiProperty({ type: [MailAddressView] }) to!: readonly MailAddressView[];
  @ApiProperty() subject!: string;
}

class HeaderView {
  @ApiProperty() name!: string;
  @ApiProperty() value!: string;
}

class AttachmentView {
  @ApiProperty() name!: string;
  @ApiProperty({ example: 'text/calendar' }) type!: string;
}

class OpenedMailView extends CapturedMailView {
  @ApiProperty({ type: [HeaderView] }) headers!: readonly HeaderView[];
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'As captured; show it in a sandbox.' }) html!: string;
  @ApiProperty({ type: [AttachmentView] }) attachments!: readonly AttachmentView[];
}

/** Emails captured in files instead of being sent; empty if a mail server is configured. */
@ApiTags('e-mail marketing')
@Controller('admin/captured-mails')
@Roles('admin')
export class CapturedMailsController {
  constructor(private readonly mails: CapturedMails) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: [CapturedMailView] })
  async list(
    @Query() { limit }: LimitQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CapturedMailView[]> {
    response.setHeader('X-Total-Count', String(await this.mails.count()));
    return (await this.mails.newest(limit)).map(dated);
  }

  @Get(':id')
  @NoStore()
  @ApiOkResponse({ type: OpenedMailView })
  async get(@Param('id', IdPipe) id: string): Promise<OpenedMailView> {
    const mail = await this.mails.find(id);
    if (!mail) throw new NotFound('This email is no longer available.');
    return dated(mail);
  }
}

const dated = <Mail extends CapturedMail>(mail: Mail) => ({ ...mail, date: mail.date.toISOString() });
