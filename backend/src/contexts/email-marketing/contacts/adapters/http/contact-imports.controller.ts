import { Body, Controller, Get, HttpCode, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { LargeBody } from '../../../../../platform/http/body-kinds.js';
import { refusedRowsFile } from '../../../../../platform/http/csv-answer.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { headingsOf } from '../../../../../platform/imports/csv-rows.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { ContactImportsService } from '../../domain/contact-imports.service.js';
import {
  ImportPreviewView,
  ImportView,
  importView,
  PlanImport,
  planOf,
  previewView,
  UploadContacts,
  UploadedImportView,
  uploadedView,
} from './contact-imports.dto.js';

/** A file of contacts: taken in, planned, looked at, worked on by a job. */
@ApiTags('contacts')
@Controller('customer-contacts/imports')
@Roles('manager', 'admin')
export class ContactImportsController {
  constructor(private readonly imports: ContactImportsService) {}

  @Post()
  @LargeBody()
  @ApiCreatedResponse({ type: UploadedImportView })
  async upload(@Body() { fileName, csv }: UploadContacts, @CurrentActor() actor: Actor): Promise<UploadedImportView> {
    return uploadedView(await this.imports.upload(fileName, csv, actor));
  }

  /** What would become of the file; nothing changes. */
  @Post(':id/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: ImportPreviewView })
  async preview(@Param('id', IdPipe) id: string, @Body() plan: PlanImport): Promise<ImportPreviewView> {
    return previewView(await this.imports.preview(id, planOf(plan)));
  }

  @Post(':id/start')
  @HttpCode(200)
  @Audited('import of contacts')
  @ApiOkResponse({ type: ImportView })
  async start(
    @Param('id', IdPipe) id: string,
    @Body() plan: PlanImport,
    @CurrentActor() actor: Actor,
  ): Promise<ImportView> {
    return importView(await this.imports.start(id, planOf(plan), actor));
  }

  @Get(':id')
  @NoStore()
  @ApiOkResponse({ type: ImportView })
  async get(@Param('id', IdPipe) id: string): Promise<ImportView> {
    return importView(await this.imports.get(id));
  }

  /** With the columns of the file, so that it can be corrected and imported again. */
  @Get(':id/refused.csv')
  @NoStore()
  @ApiProduces('text/csv')
  async refused(@Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { refused, csv } = await this.imports.get(id);
    return refusedRowsFile(await headingsOf(csv), refused);
  }
}
