//! Request bodies: JSON, or a form with `payload_json` and `files[n]`.
//! <https://discord.com/developers/docs/reference#uploading-files>

use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::multipart::{Field, Multipart};
use axum::extract::{FromRequest, Request};
use axum::http::header;
use serde_json::Value;

use crate::playground::error::ApiError;
use crate::playground::inspect::FileSeen;
use crate::playground::rules::REQUEST_BYTES;

/// Reads a body of either kind.
pub(super) async fn read(request: Request) -> Result<(Value, Vec<FileSeen>), ApiError> {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        return read_form(request).await;
    }
    let bytes =
        to_bytes(request.into_body(), REQUEST_BYTES).await.map_err(|_| ApiError::too_large())?;
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::not_json())?;
    Ok((json, Vec::new()))
}

async fn read_form(request: Request) -> Result<(Value, Vec<FileSeen>), ApiError> {
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| ApiError::not_json())?;
    let mut json = Value::Null;
    let mut files = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|_| ApiError::too_large())? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = field.bytes().await.map_err(|_| ApiError::too_large())?;
            json = serde_json::from_slice(&text).map_err(|_| ApiError::not_json())?;
        } else {
            files.push(read_file(&name, field).await?);
        }
    }
    Ok((json, files))
}

async fn read_file(name: &str, field: Field<'_>) -> Result<FileSeen, ApiError> {
    let slot = name
        .strip_prefix("files[")
        .and_then(|rest| rest.strip_suffix(']'))
        .and_then(|n| n.parse().ok());
    let Some(slot) = slot else {
        return Err(ApiError::invalid_body(vec![format!(
            "{name}: a form has payload_json and files[n]"
        )]));
    };
    let filename = field.file_name().unwrap_or("file").to_owned();
    let content_type = field.content_type().unwrap_or("application/octet-stream").to_owned();
    let bytes = field.bytes().await.map_err(|_| ApiError::too_large())?;
    Ok(FileSeen { slot, filename, content_type, bytes: Arc::from(bytes.as_ref()) })
}
