import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../../platform/http/security/access.js';
import { PictureNotFound } from '../../domain/picture.js';
import { PictureFiles } from '../persistence/picture-files.js';

/** Same path as the website's own images, where emails and pages refer to them. */
@ApiTags('pictures')
@Controller('pictures')
export class PublicPicturesController {
  constructor(private readonly files: PictureFiles) {}

  @Get(':name')
  @Public()
  @ApiProduces('image/webp', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async show(@Param('name') name: string, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    const content = await this.files.find(name);
    if (!content) throw new PictureNotFound();
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`);
    // Webmail shows images of emails on its own site.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const type = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    return new StreamableFile(content, { type, length: content.length });
  }
}
