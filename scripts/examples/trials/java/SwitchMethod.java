public final class TrySwitchMethod {
    public static void main(String[] args) {
        String json = "{\"transaction_id\":\"trx_01KF0GXH5M7Q2B9E4V6N8Z3RTC\"}";
        try {
            System.out.println(SwitchMethod.after(Gateway.post("/v1/p2p/cancel", json).contains("canceled") ? "canceled" : null, null, null));
        } catch (Exception thrown) {
            System.out.println(SwitchMethod.after(null, null, thrown));
        }
    }
}
